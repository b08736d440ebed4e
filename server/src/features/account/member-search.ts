import { or, sql as raw, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { members } from './account-tables.ts'

// The indexes of these are in the migration 0025: an expression that differs from them by a sign reads the whole table.
const FIRST_WORD = raw`lower(${members.name})`
const LATER_WORDS = [
  raw`substring(lower(${members.name}), '^\\S+\\s+(.+)$')`,
  raw`substring(lower(${members.name}), '^\\S+\\s+\\S+\\s+(.+)$')`,
  raw`substring(lower(${members.name}), '^\\S+\\s+\\S+\\s+\\S+\\s+(.+)$')`,
]
const HANDLE = raw`${members.handle}`
/** Shorter texts are not in the index of what a name contains. */
const LETTERS_INSIDE = 3

// A percent sign that somebody types means itself.
const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The beginning of a name, for `like`. */
export const beginning = (given: string) => raw`lower(${plain(given)}) || '%'`

/**
 * The ids of members with one of the first four words of their name, or the handle, that begins so; at most `most` for
 * each of these.
 */
export const membersNamed = (given: string, most: number, where: SQL): SQL =>
  anyOf([FIRST_WORD, HANDLE, ...LATER_WORDS], given, most, where)

/** These, or, if they are fewer and the text has three letters, those whose name has its letters. */
export const membersCalled = (given: string, most: number, where: SQL): SQL =>
  orElse(given, membersNamed(given, most, where), hasLetters(plain(given)), most, where)

/**
 * The ids of at most `most` members with a word of the name that begins so, or, if these are fewer and the text has
 * three letters, whose name or email contains it. What is common is mostly a beginning, and beginnings are read in
 * order: nothing is read of the thousands that are left out. If it forgives, where there are none those whose name is spelled otherwise.
 */
export function membersLike(given: string, most: number, where?: SQL, forgives = true): SQL {
  const begins = raw`select id from (${anyOf([FIRST_WORD, ...LATER_WORDS], given, most, where)}) as words limit ${most}`
  if ([...given].length < LETTERS_INSIDE) return begins
  return raw`select id from (${orElse(forgives ? given : '', begins, isLike(given), most, where)}) as found limit ${most}`
}

/** Those who fit in another way are looked for only where the first are fewer, and those with another spelling where nobody was found. */
const orElse = (
  given: string,
  first: SQL,
  other: SQL | undefined,
  most: number,
  where: SQL | undefined,
) => raw`
  with begins as materialized (${first}),
    others as materialized (
      select ${members.id} from ${members}
      where ${other} ${andAlso(where)} and (select count(*) from begins) < ${most} limit ${most})
  select id from begins union select id from others ${orAlike(given, where)}`

/** Shorter words are like too many others. */
const LETTERS_ALIKE = 4
/** So many who have every word in another spelling are compared. */
const MOST_COMPARED = 1_000

/**
 * Those whose name has every longer word with two letters swapped, or alike in another way; of these, whose name is about as alike as the
 * most alike one. Swapped letters leave a short name few trigrams: Priya has a fifth of those of `pirya`. The threshold of `<%` holds
 * for the statement; it is set before the index is read, because nothing in that condition is of a row.
 */
function orAlike(given: string, where: SQL | undefined): SQL {
  const words = given.split(/[^\p{L}\p{M}]+/u).filter((word) => [...word].length >= LETTERS_ALIKE)
  if (words.length === 0) return raw``
  const asked = words.map((word) => ({
    swapped: raw.join(
      swapsOf(word).map((one) => raw`${members.name} ilike ${`%${plain(one)}%`}`),
      raw` or `,
    ),
    word: raw`${word}::text`,
  }))
  const fits = raw.join(
    asked.map(({ swapped, word }) => raw`(${word} <% ${members.name} or ${swapped})`),
    raw` and `,
  )
  const likeness = raw.join(
    asked.map(
      ({ swapped, word }) =>
        raw`case when ${swapped} then 1 else word_similarity(${word}, ${members.name}) end`,
    ),
    raw` + `,
  )
  return raw`union select id from (
    select id, likeness, max(likeness) over () as most_alike from (
      select ${members.id}, ${likeness} as likeness from ${members}
      where ${fits} ${andAlso(where)} and not exists (select from begins) and not exists (select from others)
        and (select set_config('pg_trgm.word_similarity_threshold', '0.3', true)) is not null
      limit ${MOST_COMPARED}) as compared) as ranked
    where likeness > 0.8 * most_alike`
}

/** A longer word keeps enough trigrams. */
const LETTERS_SWAPPED = 8

/** The word with each two neighbours swapped; a long one as it is. */
function swapsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length > LETTERS_SWAPPED) return [word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

/**
 * Whether the name, with its signs or without, or the email contains the text; of one or two letters, whether a word begins so, because the index of
 * trigrams knows them in no other place.
 */
export function isLike(given: string): SQL | undefined {
  const text = plain(given)
  const like = (column: AnyPgColumn, pattern: string) => raw`${column} ilike ${pattern}`
  const { name, email } = members
  if ([...given].length >= LETTERS_INSIDE)
    return or(like(name, `%${text}%`), like(email, `%${text}%`), hasLetters(text))
  return or(like(name, `${text}%`), like(name, `% ${text}%`), like(email, `${text}%`))
}

/** Whether the name has these letters, whatever signs and accents are between or above them: Oneil finds O'Neil. */
const hasLetters = (text: string) => raw`name_letters(${members.name}) like
  case when length(name_letters(${text})) >= ${LETTERS_INSIDE} then '%' || name_letters(${text}) || '%' end`

/** Each part reads its index in order and stops at `most`. */
function anyOf(words: readonly SQL[], given: string, most: number, where: SQL | undefined): SQL {
  const parts = words.map(
    (
      word,
    ) => raw`(select ${members.id} as id from ${members} where ${word} like ${beginning(given)} ${andAlso(where)}
      order by ${word} using ~<~ limit ${most})`,
  )
  return raw.join(parts, raw` union all `)
}

const andAlso = (where: SQL | undefined) => (where ? raw`and ${where}` : raw``)
