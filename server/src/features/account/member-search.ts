import { or, sql as raw, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { members } from './account-tables.ts'

// Migration 0025 has the indexes of these expressions. An expression that differs by one sign reads the whole table.
const FIRST_WORD = raw`lower(${members.name})`
const LATER_WORDS = [
  raw`substring(lower(${members.name}), '^\\S+\\s+(.+)$')`,
  raw`substring(lower(${members.name}), '^\\S+\\s+\\S+\\s+(.+)$')`,
  raw`substring(lower(${members.name}), '^\\S+\\s+\\S+\\s+\\S+\\s+(.+)$')`,
]
const HANDLE = raw`${members.handle}`
/** Shorter texts are missing in the index of the letters inside names. */
const LETTERS_INSIDE = 3

// A percent sign that a person types is a literal.
const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Returns the beginning of a name as a pattern for `like`. */
export const beginning = (given: string) => raw`lower(${plain(given)}) || '%'`

/**
 * Selects the ids of members whose handle, or one of the first four words of whose name, begins with the text. Each of these
 * gives at most `most` ids.
 */
export const membersNamed = (given: string, most: number, where: SQL): SQL =>
  anyOf([FIRST_WORD, HANDLE, ...LATER_WORDS], given, most, where)

/**
 * Selects `membersNamed`. If these are fewer than `most` and the text has three letters, it adds members whose name contains its
 * letters.
 */
export const membersCalled = (given: string, most: number, where: SQL): SQL =>
  orElse(given, membersNamed(given, most, where), hasLetters(plain(given)), most, where)

/**
 * Selects the ids of at most `most` members with a word of the name that begins with the text. If these are fewer and the text
 * has three letters, it adds members whose name or email contains it. If it forgives and finds none, it adds names with another
 * spelling. Common texts are mostly beginnings, which are read in order, so thousands of further matches are never read.
 */
export function membersLike(given: string, most: number, where?: SQL, forgives = true): SQL {
  const begins = raw`select id from (${anyOf([FIRST_WORD, ...LATER_WORDS], given, most, where)}) as words limit ${most}`
  if ([...given].length < LETTERS_INSIDE) return begins
  return raw`select id from (${orElse(forgives ? given : '', begins, isLike(given), most, where)}) as found limit ${most}`
}

/** The second condition is read only when the first gives too few rows. Other spellings are read only when both give none. */
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

/** The shortest word to compare. Shorter words resemble too many others. */
const LETTERS_ALIKE = 4
/** The most members whose other spelling is compared. */
const MOST_COMPARED = 1_000

/**
 * Selects members whose name has every longer word with two letters swapped, or similar in another way. Only the names about as
 * similar as the best match remain. Swapped letters leave a short name few trigrams: Priya has a fifth of those of `pirya`. The
 * threshold of `<%` applies to the statement. It is set before the index is read, because its condition does not depend on a row.
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

/** The longest word to swap. A longer word keeps enough trigrams. */
const LETTERS_SWAPPED = 8

/** Returns the word with each pair of neighbours swapped, and a long word unchanged. */
function swapsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length > LETTERS_SWAPPED) return [word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

/**
 * Matches members whose name, with or without its signs, or email contains the text. One or two letters must begin a word,
 * because the trigram index has them in no other place.
 */
export function isLike(given: string): SQL | undefined {
  const text = plain(given)
  const like = (column: AnyPgColumn, pattern: string) => raw`${column} ilike ${pattern}`
  const { name, email } = members
  if ([...given].length >= LETTERS_INSIDE)
    return or(like(name, `%${text}%`), like(email, `%${text}%`), hasLetters(text))
  return or(like(name, `${text}%`), like(name, `% ${text}%`), like(email, `${text}%`))
}

/** Matches names with these letters and ignores signs and accents: Oneil finds O'Neil. */
const hasLetters = (text: string) => raw`name_letters(${members.name}) like
  case when length(name_letters(${text})) >= ${LETTERS_INSIDE} then '%' || name_letters(${text}) || '%' end`

/** Combines the matches of each word. Each part reads its index in order and stops at `most`. */
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
