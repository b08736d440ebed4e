import { say } from 'words:explain'
import type { Comparison } from '@callofcode/contract/explain/comparison'

type Kind = Extract<Comparison, { state: 'compared' }>['shapes'][number]['kind']

/** Returns the name of a shape. */
export function wordsOfKind(kind: Kind): string {
  return WORDS[kind]()
}

const WORDS: Record<Kind, () => string> = {
  memo: () => say('memo'),
  search: () => say('search'),
  heap: () => say('heap'),
  sort: () => say('sort'),
  map: () => say('map'),
  recursion: () => say('recursion'),
  loops3: () => say('nestedThree'),
  loops2: () => say('nestedTwo'),
  loops1: () => say('nestedNone'),
  loops0: () => say('noLoop'),
  others: () => say('otherShapes'),
}

type Compared = Extract<Comparison, { state: 'compared' }>

/** Returns the address of a CSV file with the data of both tables. It is made here, because the page has all the data. */
export function comparisonCsv({ bars, shapes }: Compared): string {
  const yes = (own: boolean) => (own ? 'yes' : '')
  const rows = [
    ['counted by', 'fuel from', 'fuel below', 'shape', 'members', 'middle fuel', 'yours'],
    ...bars.map(({ from, to, members, own }) => ['fuel', from, to, '', members, '', yes(own)]),
    ...shapes.map(({ kind, members, median, own }) => [
      'shape',
      '',
      '',
      `"${wordsOfKind(kind).replaceAll('"', '""')}"`,
      members,
      median ?? '',
      yes(own),
    ]),
  ]
  const text = rows.map((row) => `${row.join(',')}\r\n`).join('')
  // Excel recognises UTF-8 only by this mark.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`
}
