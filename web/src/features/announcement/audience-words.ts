import type { MailCounts } from '@callofcode/contract/site/announcement'
import type { AnnouncedTo } from '@callofcode/contract/site/tell'

interface For {
  readonly to: AnnouncedTo
  readonly toName: string | null
}

/** Whom it is for, in a few words. */
export function forWhom({ to, toName }: For): string {
  if (to === 'everyone') return 'For everyone'
  if (to === 'year') return `For those who pass out in ${toName}`
  if (to === 'batch') return toName ? `For batch ${toName}` : 'For a batch that is gone'
  return toName ? `For everyone registered for ${toName}` : 'For an event that is gone'
}

const figures = new Intl.NumberFormat('en-US')
export const membersWords = (count: number) =>
  `${figures.format(count)} ${count === 1 ? 'member' : 'members'}`
const mailWords = (count: number) => `${figures.format(count)} ${count === 1 ? 'mail' : 'mails'}`

/** Whom it will reach, said before it is sent. */
export function reachWords({ members, mailed }: { members: number; mailed: number }, mail: boolean): string {
  if (members === 0) return 'Nobody is in this audience yet.'
  const reached = `${membersWords(members)} will be notified`
  if (!mail) return `${reached}.`
  if (mailed === members) return `${reached}, and mailed.`
  const others = members - mailed
  return `${reached}; ${mailWords(mailed)} will be sent, as ${figures.format(others)} ${others === 1 ? 'does' : 'do'} not want such mails.`
}

/** What became of the mails, in one sentence. */
export function mailsWords({ total, sent, refused, waiting, dropped }: MailCounts): string {
  const rest = [
    waiting > 0 && `${figures.format(waiting)} wait`,
    refused > 0 && `${figures.format(refused)} refused by the mail server`,
    dropped > 0 && `${figures.format(dropped)} not sent`,
  ].filter(Boolean)
  return `${figures.format(sent)} of ${mailWords(total)} sent${rest.length > 0 ? `; ${rest.join(', ')}` : ''}.`
}
