import { z } from 'zod'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { enterText, mostCharacters } from './rule-sentence.ts'
import { type Sentence, sentence } from './sentence.ts'

// PostgreSQL cannot store NUL, and a lone surrogate is not valid UTF-8.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()
const UNSTORABLE = sentence('text.unstorable', 'This text holds characters that cannot be stored.')
const codePoints = (text: string) => [...text].length

export const truth = z.boolean(sentence('text.truth', 'Say true or false.'))

const some = (required?: Sentence) =>
  z
    .string(required ?? enterText)
    .refine(storable, UNSTORABLE)
    .refine((value) => required === undefined || value.trim() !== '', required)

/** A text of at most `longest` code points. Spaces at the ends stay, and a text of spaces only counts as missing. */
export const text = (longest: number, required?: Sentence) =>
  some(required).refine((value) => codePoints(value) <= longest, mostCharacters(longest))

const utf8 = new TextEncoder()
export const byteLength = (value: string) => utf8.encode(value).length

/** A long text of at most `longestBytes` bytes of UTF-8. Otherwise it is like `text`. */
export const writing = (longestBytes: number, required?: Sentence) =>
  some(required).refine(
    (value) => byteLength(value) <= longestBytes,
    sentence('text.mostKbText', 'At most {size} kB of text, please.', { size: longestBytes / 1000 }),
  )

/**
 * One line, stored without spaces at its ends. A line break in a name would add lines to mails, and a direction mark would
 * reverse the text after it.
 */
export const line = (longest: number, required?: Sentence) =>
  text(longest, required)
    .refine((value) => required === undefined || value.trim() === '' || asOneLine(value) !== '', required)
    .transform(asOneLine)

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Replaces line breaks and other control characters by spaces, and removes direction marks. Words of any script have their own
 * direction.
 */
export const asOneLine = (value: string) =>
  value
    .replace(DIRECTIONS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** An http or https address without user name or control characters. */
export const link = text(limits.url).refine(isWebAddress, messages.linkRule)

/** Returns true for an absolute http(s) URL that browsers read exactly as written. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\/@]+(?:[/?#]|$)/i.test(value) || !storable(value)) return false
  if ([...value].some((character) => character < ' ' || character === '\x7f')) return false
  return URL.canParse(value)
}

/** The tag of a language, like `hi` or `pt-BR`. The site's build decides which languages exist. */
export const language = z
  .string(sentence('problem.chooseLanguage', 'Choose a language.'))
  .max(16, sentence('problem.chooseLanguage', 'Choose a language.'))
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, sentence('problem.chooseLanguage', 'Choose a language.'))

/** Invisible characters, such as U+200B and the soft hyphen. Addresses copied from pages and spreadsheets may contain them. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Returns an address or a domain in the form that is compared and stored. */
export const asAddress = (value: string) => value.replace(UNSEEN, '').trim().toLowerCase()

export const email = z
  .string(messages.emailRule)
  .transform(asAddress)
  .pipe(z.email(messages.emailRule).max(limits.email, messages.emailRule))

/** A password needs at least one character of each class. */
export const passwordClasses = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
} as const

/**
 * The specification's rule: 8 to 64 code points with a lowercase letter, an uppercase letter, a digit and a special
 * character.
 */
export const password = z
  .string(messages.passwordRule)
  .refine(storable, UNSTORABLE)
  .refine((value) => {
    const length = codePoints(value)
    const fits = length >= limits.passwordShortest && length <= limits.passwordLongest
    return fits && Object.values(passwordClasses).every((one) => one.test(value))
  }, messages.passwordRule)

/** Returns the possible passout years of a member: the current one, four before and four after. */
export const passoutYears = (now = new Date()): number[] => {
  const first = now.getUTCFullYear() - limits.passoutWindow
  return Array.from({ length: limits.passoutWindow * 2 + 1 }, (_, at) => first + at)
}

export const passoutYear = z
  .number(messages.passoutRule)
  .refine((year) => passoutYears().includes(year), messages.passoutRule)

/** An id in a path. A value that is not a UUID cannot exist, so the response is 404 and never 400. */
export const id = z.uuid().toLowerCase()

/** A batch of members, as shown beside a name. */
export const batchName = z.object({ _id: id, name: z.string() })
export type BatchName = z.infer<typeof batchName>

/** The query of a paged list. The cursor of the next page is in the previous response. */
export const onwards = { cursor: z.string().max(300).optional() }

/**
 * A page of items that wait for a decision. The total is counted up to one more than `limits.waiting`, which means that there are
 * more.
 */
export const waitingPage = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), total: z.number(), nextCursor: z.string().nullable() })

const partRule = sentence('text.partRule', 'A part of a list has 1 to {count} items.', { count: limits.part })

/**
 * The query of a list that is complete by default. `limit` sets the number of items, and `after` the `_id` of the item before
 * them. Each item contains only these `fields`, separated by commas, and always `_id`.
 */
export const partOf = <Shape extends z.ZodRawShape>(item: z.ZodObject<Shape>) => ({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, partRule)
    .transform(Number)
    .refine((most) => most <= limits.part, partRule)
    .optional()
    .describe(`How many items at most: 1 to ${limits.part}`),
  after: z.uuid(messages.afterRule).toLowerCase().optional().describe('The `_id` of the last item before'),
  fields: z
    .string()
    .max(400)
    .transform((names) => names.split(',').map((name) => name.trim()))
    .refine(
      (names) => names.every((name) => Object.hasOwn(item.shape, name)),
      sentence('text.theFieldsAre', 'The fields are {fields}.', { fields: Object.keys(item.shape) }),
    )
    .optional()
    .describe(`Separated by commas, of: ${Object.keys(item.shape).join(', ')}`),
})

/**
 * The passout years that the club may set for its members, by a file or by hand. They include people who passed out long ago and
 * people at the start of a long course. Members' own choice is narrower: `passoutYears`.
 */
export const clubYears = { first: 1950, last: () => new Date().getUTCFullYear() + 10 } as const

export const CLUB_YEAR_RULE = sentence(
  'clubYears.enterYearFromNothing',
  'Enter a year from {first} to {last}, or nothing.',
  { first: clubYears.first, last: clubYears.last() },
)

export const isClubYear = (year: number) => year >= clubYears.first && year <= clubYears.last()

export const clubYear = z.int(CLUB_YEAR_RULE).refine(isClubYear, CLUB_YEAR_RULE)

/** Returns the options for a year: the usual ones, and all that are in use. */
export const yearsWith = (used: readonly (number | null | undefined)[]): number[] =>
  [...new Set([...passoutYears(), ...used.filter((year) => year != null)])].toSorted((a, b) => a - b)
