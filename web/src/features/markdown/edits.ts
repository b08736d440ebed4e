/** What is chosen in a text, as a textarea says it. */
export interface Chosen {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Replaces `from` to `to`; `start` and `end` are chosen afterwards. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

/** Puts marks round what is chosen, or takes them away where they stand already. */
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

/** Puts a mark before every chosen line, or takes it away where all of them have it. */
export const prefix = (mark: string) => markLines(() => mark, new RegExp(`^${mark}`))

/** The same with a number, counting from one. */
export const numbered = markLines((at) => `${at + 1}. `, /^\d+\. /)

/** A block of its own, with an empty line before and after; the first `sample` in it is chosen. */
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

/** A link: what is chosen becomes its words, or its address when it is one. */
export function link({ text, start, end }: Chosen): Edit {
  const chosen = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(chosen)
  const words = isAddress || !chosen ? 'words' : chosen
  const address = isAddress ? chosen : 'https://'
  const at = isAddress || !chosen ? start + 1 : start + words.length + 3
  const length = isAddress || !chosen ? words.length : address.length
  return { from: start, to: end, insert: `[${words}](${address})`, start: at, end: at + length }
}
