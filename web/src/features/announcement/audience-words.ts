import { say } from 'words:announcement'
import type { AnnouncedTo } from '@callofcode/contract/announcement/tell'

interface For {
  readonly to: AnnouncedTo
  readonly toName: string | null
}

/** Returns the audience in a few words. */
export function forWhom({ to, toName }: For): string {
  if (to === 'everyone') return say('forEveryone')
  if (to === 'year') return say('forYear', { year: toName ?? '' })
  if (to === 'batch') return toName ? say('forBatch', { name: toName }) : say('forGoneBatch')
  if (to === 'chosen') return say('forChosen', { count: Number(toName ?? 0) })
  if (to === 'group') return toName ? say('forGroup', { name: toName }) : say('forGoneGroup')
  return toName ? say('forEvent', { name: toName }) : say('forGoneEvent')
}

/** Describes the reach before an announcement is sent. */
export function reachWords(
  { members: count, mailed: mails }: { members: number; mailed: number },
  mail: boolean,
): string {
  if (count === 0) return say('reachNobody')
  if (!mail) return say('reachTold', { count })
  if (mails === count) return say('reachAll', { count })
  return say('reachSome', { count, mails, others: count - mails })
}
