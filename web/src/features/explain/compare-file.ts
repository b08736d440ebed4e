import { say } from 'words:explain'
import type { Comparison } from '@callofcode/contract/explain/comparison'

type Kind = Extract<Comparison, { state: 'compared' }>['shapes'][number]['kind']

/** How a shape is called. */
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

/** The address of a CSV file with what both tables show; it is made here, as the page has it all. */
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
  // Excel takes it for UTF-8 by this mark alone.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`
}
