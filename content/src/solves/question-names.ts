import type { Importable } from '@callofcode/contract/solve-import/solve-import'

/** Earlier LeetCode slugs of problems. */
const EARLIER_SLUGS: Readonly<Record<string, string>> = {
  'implement-strstr': 'find-the-index-of-the-first-occurrence-in-a-string',
  'add-and-search-word-data-structure-design': 'design-add-and-search-words-data-structure',
  'coin-change-2': 'coin-change-ii',
  'two-sum-ii---input-array-is-sorted': 'two-sum-ii-input-array-is-sorted',
  'friend-circles': 'number-of-provinces',
  'smallest-range': 'smallest-range-covering-elements-from-k-lists',
}

export interface Named {
  readonly bySlug: (slug: string) => Importable | undefined
  readonly byNumber: (number: number) => Importable | undefined
  readonly byTitle: (words: string) => Importable | undefined
  /** Whether the words are another spelling of the title: they share most of their words. */
  readonly isLike: (words: string, question: Importable) => boolean
  /** Whether the title is a word that occurs on pages anyway. */
  readonly isWord: (question: Importable) => boolean
  /** Questions with almost this title. */
  readonly near: (words: string) => Importable[]
}

/** Indexes questions by their slugs, numbers and titles, including the ways in which people write them. */
export function questionNames(questions: readonly Importable[]): Named {
  const slugs = new Map(questions.map((one) => [one.slug, one]))
  const numbers = new Map(
    questions.flatMap((one) => (one.number === null ? [] : [[one.number, one] as const])),
  )
  const titles = new Map<string, Importable>()
  const known: {
    readonly question: Importable
    readonly key: string
    readonly tokens: ReadonlySet<string>
  }[] = []
  for (const question of questions) {
    for (const name of [question.questionName, question.slug]) {
      const key = keyOf(name)
      if (!titles.has(key)) titles.set(key, question)
    }
    known.push({
      question,
      key: keyOf(question.questionName),
      tokens: new Set(significant(question.questionName)),
    })
  }
  for (const [old, slug] of Object.entries(EARLIER_SLUGS)) {
    const question = slugs.get(slug)
    if (question && !titles.has(keyOf(old))) titles.set(keyOf(old), question)
  }
  return {
    bySlug: (slug) => slugs.get(slug.replace(/-+$/, '')) ?? slugs.get(EARLIER_SLUGS[slug] ?? ''),
    byNumber: (number) => numbers.get(number),
    byTitle: (words) => titles.get(keyOf(words)),
    isLike: (words, { questionName }) => isLike(words, questionName),
    isWord: ({ questionName }) => /^[^\s\d]+$/.test(questionName) || questionName === 'Binary Search',
    near: (words) => near(words, known),
  }
}

/** Returns the title without details that people omit: case, accents, spaces and signs. Numbers are as in titles: II is 2. */
const keyOf = (title: string) => tokensOf(title).join('')

const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', vi: '6' }
const tokensOf = (title: string) =>
  title
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('w/o', 'without')
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((token) => ROMAN[token] ?? token)

const SMALL = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'to',
  'from',
  'with',
  'for',
  'and',
  'on',
  'is',
  'problem',
  'leetcode',
])
const significant = (title: string) => [...new Set(tokensOf(title).filter((token) => !SMALL.has(token)))]
function isLike(words: string, title: string): boolean {
  const [given, meant] = [new Set(significant(words)), significant(title)]
  const shared = meant.filter((token) => given.has(token)).length
  return meant.length > 0 && shared * 2 >= Math.max(meant.length, given.size)
}

type Known = { readonly question: Importable; readonly key: string; readonly tokens: ReadonlySet<string> }

function near(given: string, known: readonly Known[]): Importable[] {
  const [key, tokens] = [keyOf(given), new Set(significant(given))]
  if (key.length < 4) return []
  const most = key.length < 9 ? 1 : 2
  return known.flatMap((one) => {
    if (isMostly(tokens, one.tokens)) return [one.question]
    const isClose = Math.abs(one.key.length - key.length) <= most && isWithin(key, one.key, most)
    return isClose ? [one.question] : []
  })
}

/** Matches the same words in another order or without the small ones. In three or more words, one in four may differ. */
function isMostly(given: ReadonlySet<string>, meant: ReadonlySet<string>): boolean {
  const size = Math.max(given.size, meant.size)
  if (meant.size < 2 || Math.abs(given.size - meant.size) > 2) return false
  let shared = 0
  for (const token of meant) if (given.has(token)) shared++
  return shared === size || (shared >= 3 && shared * 4 >= size * 3)
}

/** Returns whether at most this many changed, removed or added letters turn one text into the other. */
function isWithin(one: string, other: string, most: number): boolean {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const row = [at]
    let least = at
    for (let to = 1; to <= other.length; to++) {
      const changed = (before[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      const best = Math.min(changed, (before[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1)
      row.push(best)
      least = Math.min(least, best)
    }
    if (least > most) return false
    before = row
  }
  return (before[other.length] ?? 0) <= most
}
