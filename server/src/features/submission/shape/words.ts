import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { Token } from './tokens.ts'

export interface Found {
  readonly sort: boolean
  readonly map: boolean
  readonly heap: boolean
  readonly search: boolean
  /** Whether a table or a decorator stores results. */
  readonly keeps: boolean
}

type Look = (text: string, before: string, after: string) => boolean

const called = (...names: string[]): Look => {
  const known = new Set(names)
  return (text, _, after) => after === '(' && known.has(text)
}
const OWN_SORT = /^(?:merge|quick|heap|radix|counting|bucket|insertion|bubble)_?sort$/i
const HEAP = /heap|priority_?queue/i
const KEEPS = /memo|cache|^(?:dp|known|computed)$/i

const script: Record<'sort' | 'map' | 'search', Look> = {
  sort: called('sort', 'toSorted'),
  map: (text, before, after) =>
    (before === 'new' && (text === 'Map' || text === 'Set')) ||
    // An empty object.
    (text === '{' && after === '}' && (before === '=' || before === '(' || before === 'return')) ||
    (text === 'groupBy' && after === '('),
  search: () => false,
}
const CPP_MAPS = new Set(
  ['map', 'set', 'multimap', 'multiset'].flatMap((name) => [name, `unordered_${name}`]),
)
const JAVA_MAPS = /^(?:(?:Linked)?Hash|Tree)(?:Map|Set)$/

const LOOKS: Record<SolutionLanguage, Record<'sort' | 'map' | 'search', Look>> = {
  python: {
    sort: called('sorted', 'sort'),
    map: (text, before, after) =>
      text === '{' ||
      called('dict', 'set', 'frozenset', 'defaultdict', 'Counter', 'OrderedDict')(text, before, after),
    search: called('bisect', 'bisect_left', 'bisect_right', 'insort', 'insort_left', 'insort_right'),
  },
  javascript: script,
  typescript: script,
  cpp: {
    sort: called('sort', 'stable_sort', 'partial_sort', 'nth_element'),
    map: (text, _, after) => after === '<' && CPP_MAPS.has(text),
    search: called('lower_bound', 'upper_bound', 'binary_search', 'equal_range'),
  },
  java: {
    sort: called('sort', 'sorted', 'parallelSort'),
    map: (text) => JAVA_MAPS.test(text),
    search: called('binarySearch'),
  },
}

/** Finds the data structures in use by their names in the language. */
export function findWords(language: SolutionLanguage, tokens: readonly Token[]): Found {
  const looks = LOOKS[language]
  const found = { sort: false, map: false, heap: false, search: false, keeps: false }
  for (const [at, { text }] of tokens.entries()) {
    const [before = '', after = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text]
    found.sort ||= looks.sort(text, before, after) || (after === '(' && OWN_SORT.test(text))
    found.map ||= looks.map(text, before, after)
    found.search ||= looks.search(text, before, after)
    found.heap ||= HEAP.test(text)
    found.keeps ||= KEEPS.test(text)
  }
  return found
}
