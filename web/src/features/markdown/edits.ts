/** A text and its selection, as in a textarea. */
export interface Chosen {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Replaces `from` to `to`, then selects `start` to `end`. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

/** Puts marks around the selection, or removes them if they are there. */
export const wrap =
  (before: string, after: string, sample: string) =>
  ({ text, start, end }: Chosen): Edit => {
    const outer = { from: start - before.length, to: end + after.length }
    if (text.slice(outer.from, start) === before && text.slice(end, outer.to) === after && outer.from >= 0)
      return { ...outer, insert: text.slice(start, end), start: outer.from, end: end - before.length }
    const inner = text.slice(start, end) || sample
    const first = start + before.length
    return { from: start, to: end, insert: before + inner + after, start: first, end: first + inner.length }
  }

const markLines =
  (markOf: (at: number) => string, mark: RegExp) =>
  ({ text, start, end }: Chosen): Edit => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const stop = text.indexOf('\n', end)
    const to = stop === -1 ? text.length : stop
    const lines = text.slice(from, to).split('\n')
    const marked = lines.every((line) => mark.test(line))
    const insert = lines.map((line, at) => (marked ? line.replace(mark, '') : markOf(at) + line)).join('\n')
    const all = { from, to, insert, end: from + insert.length }
    return { ...all, start: start === end ? all.end : from }
  }

/** Puts a mark before every selected line, or removes it if all have it. */
export const prefix = (mark: string) => markLines(() => mark, new RegExp(`^${mark}`))

/** Numbers the lines, from one. */
export const numbered = markLines((at) => `${at + 1}. `, /^\d+\. /)

/** Makes a separate block, with an empty line before and after. Selects the first `sample` in it. */
export const block =
  (make: (chosen: string) => string, sample: string) =>
  ({ text, start, end }: Chosen): Edit => {
    const made = make(text.slice(start, end) || sample)
    const lead = gap(/\n*$/.exec(text.slice(0, start))?.[0].length ?? 0, start === 0)
    const tail = gap(/^\n*/.exec(text.slice(end))?.[0].length ?? 0, false)
    const insert = lead + made + tail
    const first = start + lead.length + Math.max(0, made.indexOf(text.slice(start, end) || sample))
    return {
      from: start,
      to: end,
      insert,
      start: first,
      end: first + (text.slice(start, end) || sample).length,
    }
  }

const gap = (there: number, atEdge: boolean) => (atEdge ? '' : '\n'.repeat(Math.max(0, 2 - there)))

/** Makes a link. The selection becomes its text, or its address if it is one. */
export function link({ text, start, end }: Chosen): Edit {
  const chosen = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(chosen)
  const words = isAddress || !chosen ? 'words' : chosen
  const address = isAddress ? chosen : 'https://'
  const at = isAddress || !chosen ? start + 1 : start + words.length + 3
  const length = isAddress || !chosen ? words.length : address.length
  return { from: start, to: end, insert: `[${words}](${address})`, start: at, end: at + length }
}

const ITEM = /^(\s*(?:>\s)*\s*)(?:([-*+])|(\d{1,9})([.)]))(\s+)(\[[ xX]\]\s+)?/

/** Continues a list: Enter starts the next item, and in an empty item it ends the list. Returns undefined outside lists. */
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

/** Sets the language of the code block around the caret. Undefined outside code blocks. */
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
