import { type Figures, figures, type HandleFailure } from '@callofcode/contract/handle/handle'
import type { z } from 'zod'

/** What a site answered: never more than the request allows, and only from the site itself. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** Where it came from, after redirects within the site. */
  readonly path: string
}
/** Asks the site. Throws Trouble when no answer came that could be read. */
export type Ask = (path: string, body?: object) => Promise<Answer>

/** An account as its site shows it. */
export interface Account {
  /** What its owner alone can write there. */
  readonly bio: readonly (string | null | undefined)[]
  readonly figures: Figures
  /** The site's own id, where it tells one: it stays when a name goes to somebody else. */
  readonly account: string | null
}

/** How one site is read. Whatever it does not understand is Trouble; it never guesses. */
export interface Adapter {
  readonly base: string
  /** How often the site lets itself be asked, where that is less than usual. */
  readonly perMinute?: number
  readonly read: (ask: Ask, handle: string) => Promise<Account>
}

/** Why nothing was read. */
export class Trouble extends Error {
  readonly why: Exclude<HandleFailure, 'absent' | 'expired'>
  /** How many seconds the site wants to be left alone. */
  readonly pause: number | undefined

  constructor(why: Trouble['why'], pause?: number) {
    super(why)
    this.why = why
    this.pause = pause
  }
}

/** JSON of exactly the expected shape. */
export function readJson<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Trouble('changed')
  }
}

/** Figures that can be true; what the site does not say is left out. */
export function sound(found: { readonly [F in keyof Figures]: Figures[F] | null | undefined }): Figures {
  const said = Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
  const read = figures.safeParse(said)
  if (!read.success) throw new Trouble('changed')
  return read.data
}

/** The account that was asked for: sites answer with another one for old names, and for what they take for a mistake. */
export function mustBe(handle: string, answered: string) {
  if (handle.toLowerCase() !== answered.toLowerCase()) throw new Trouble('missing')
}

/** The text between two marks, of which the first stands there once. */
export function between(text: string, start: string, end: string): string {
  const at = text.indexOf(start)
  if (at < 0 || text.indexOf(start, at + 1) >= 0) throw new Trouble('changed')
  const from = at + start.length
  const to = text.indexOf(end, from)
  if (to < 0) throw new Trouble('changed')
  return text.slice(from, to)
}

export function number(text: string): number {
  const digits = text.trim()
  if (!/^\d{1,9}$/.test(digits)) throw new Trouble('changed')
  return Number(digits)
}
