import type { SayInMail } from '../../platform/mail/mail-words.ts'

/** The facts of an event for a chat, as `tellWebhooks` stored them. */
export interface ToldFacts {
  readonly title?: string
  readonly author?: string
  readonly text?: string
  readonly startsAt?: string
  readonly timeZone?: string
  readonly location?: string
  readonly dates?: number
  readonly path?: string
  /** Why an event is cancelled. */
  readonly reason?: string | null
}
/** A message before it is escaped: only the address stays as it is. */
export interface ChatMessage {
  readonly lines: readonly string[]
  readonly address: string | undefined
}

/** Writes the message of an event, in the language of the club. */
export function chatMessageOf(say: SayInMail, event: string, facts: ToldFacts, site: string): ChatMessage {
  const { text, path, reason } = facts
  const lines = [headOf(say, event, facts), placeOf(say, facts), reason, text].filter(
    (line) => line,
  ) as string[]
  return { lines, address: path && site + path }
}

function headOf(say: SayInMail, event: string, { title = '', author = '' }: ToldFacts): string {
  if (event === 'announcement.sent') return title
  if (event === 'event.created') return say('chatEvent', { title })
  if (event === 'event.moved') return say('chatMoved', { title })
  if (event === 'event.cancelled') return say('chatCancelled', { title })
  if (event === 'blog.published') return say('chatBlog', { title, author })
  return say('chatTest')
}

/** Returns when and where an event is, in its own time zone, or undefined for what is no event. */
function placeOf(say: SayInMail, { startsAt, timeZone, location, dates = 1 }: ToldFacts) {
  if (!startsAt || !timeZone) return undefined
  const format = { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone } as const
  const at = new Intl.DateTimeFormat(say.locale, format).format(new Date(startsAt))
  const when = say('whenBy', { when: at, zone: timeZone.replaceAll('_', ' ') })
  const whole = location ? `${when}, ${location}` : when
  return dates > 1 ? say('chatDates', { count: dates, when: whole }) : whole
}
