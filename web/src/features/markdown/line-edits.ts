import type { Chosen, Edit } from './edits.ts'

const ITEM = /^(\s*(?:>\s)*\s*)(?:([-*+])|(\d{1,9})([.)]))(\s+)(\[[ xX]\]\s+)?/

/** What Enter does in a list: the next item begins, and an empty one ends the list. Undefined anywhere else. */
export function continueList({ text, start, end }: Chosen): Edit | undefined {
  if (start !== end) return undefined
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const item = ITEM.exec(line)
  if (!item) return undefined
  const [mark, indent = '', bullet, number, dot, gap, box] = item
  if (line === mark && /^(?:\n|$)/.test(text.slice(start)))
    return { from, to: start, insert: '', start: from, end: from }
  const next = bullet ?? `${Number(number) + 1}${dot}`
  const insert = `\n${indent}${next}${gap}${box ? '[ ] ' : ''}`
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length }
}

/** Gives the code block around the caret another language. Undefined where there is none. */
export function setLanguage(
  language: string,
  { text, start }: Pick<Chosen, 'text' | 'start'>,
): Edit | undefined {
  const before = text.slice(0, start).split('\n')
  let open: number | undefined
  let at = 0
  for (const line of before) {
    if (/^\s*`{3,}/.test(line)) open = open === undefined ? at : undefined
    at += line.length + 1
  }
  if (open === undefined) return undefined
  const word = /^\s*`{3,}([\w+#-]*)/.exec(text.slice(open)) ?? ['', '']
  const to = open + word[0].length
  const from = to - (word[1]?.length ?? 0)
  const moved = start + language.length - (to - from)
  return { from, to, insert: language, start: moved, end: moved }
}
