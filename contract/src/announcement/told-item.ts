import { limits } from '../limits.ts'
import { byteLength } from '../text.ts'

// The announcement text of a new item for 'Also tell members'. It is one English text for all. The server sends it, and the
// screen shows it as a preview.

export interface ToldItem {
  readonly title: string
  /** Markdown. */
  readonly content: string
}

export const toldBlog = (blog: { title: string; author: string }, path: string): ToldItem =>
  told(blog.title, `A new blog by ${plainInMarkdown(blog.author)}: [${plainInMarkdown(blog.title)}](${path})`)

interface NewModule {
  readonly title: string
  readonly description: string
  readonly questions: readonly unknown[]
}
export const toldModule = ({ title, description, questions }: NewModule, path: string): ToldItem =>
  told(
    title,
    `A new module of ${questions.length} ${questions.length === 1 ? 'problem' : 'problems'}: [${plainInMarkdown(title)}](${path})\n\n${plainInMarkdown(description)}`,
  )

interface NewEvent {
  readonly title: string
  readonly description: string
  readonly location: string
  readonly startsAt: string | Date
  readonly timeZone: string
}
/** The time is in the zone of the event's place. */
export function toldEvent({ title, description, location, startsAt, timeZone }: NewEvent): ToldItem {
  const format = { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone } as const
  const at = new Intl.DateTimeFormat('en-GB', format).format(new Date(startsAt))
  const when = `${at} (${timeZone.replaceAll('_', ' ')})${location ? `, ${location}` : ''}.`
  return told(title, `${plainInMarkdown(when)}\n\n${description}`)
}

const told = (title: string, content: string): ToldItem => ({
  title: [...title].slice(0, limits.title).join(''),
  content: short(content),
})

// A code point has at most four bytes.
const LONGEST = limits.announcementBytes / 4
/** Shortens the text. The announcement links to the whole text. */
const short = (content: string) =>
  byteLength(content) > limits.announcementBytes ? `${[...content].slice(0, LONGEST - 1).join('')}…` : content

/** Escapes a text for Markdown, so that no character acts as markup. */
const plainInMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
