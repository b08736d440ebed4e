import { type Figures, figures, type HandleFailure } from '@callofcode/contract/handle/handle'
import type { z } from 'zod'

/** The response of a site. It is at most as large as the request allows, and comes only from the site itself. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** The path of the response, after redirects within the site. */
  readonly path: string
}
/** Sends a request to the site. Throws Trouble when no readable response came. */
export type Ask = (path: string, body?: object) => Promise<Answer>

/** An account as its site presents it. */
export interface Account {
  /** The texts that only the owner can write there. */
  readonly bio: readonly (string | null | undefined)[]
  readonly figures: Figures
  /** The site's own id, if the site gives one. It stays when a name passes to somebody else. */
  readonly account: string | null
}

/** Reads one site. It never guesses: anything unexpected is Trouble. */
export interface Adapter {
  readonly base: string
  /** The number of requests that the site allows, if that is less than usual. */
  readonly perMinute?: number
  readonly read: (ask: Ask, handle: string) => Promise<Account>
}

/** The reason why nothing was read. */
export class Trouble extends Error {
  readonly why: Exclude<HandleFailure, 'absent' | 'expired'>
  /** The seconds that the site asks clients to wait. */
  readonly pause: number | undefined

  constructor(why: Trouble['why'], pause?: number) {
    super(why)
    this.why = why
    this.pause = pause
  }
}

/** Parses JSON of exactly the expected shape. */
export function readJson<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Trouble('changed')
  }
}

/** Returns the plausible figures. Figures that the site omits are left out. */
export function sound(found: { readonly [F in keyof Figures]: Figures[F] | null | undefined }): Figures {
  const said = Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
  const read = figures.safeParse(said)
  if (!read.success) throw new Trouble('changed')
  return read.data
}

/**
 * Checks that the account is the requested one. Sites return a different account for old names and for suspected typing errors.
 */
export function mustBe(handle: string, answered: string) {
  if (handle.toLowerCase() !== answered.toLowerCase()) throw new Trouble('missing')
}

/** Returns the text between two marks. The first mark must occur once. */
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
