import type { Chosen } from './edits.ts'

/** Where a picture goes: at what is chosen, but behind a picture, a link or a block of code that it would cut in two. */
export function aroundWholes({ text, start, end }: Chosen): Chosen {
  const first = wholeAt(text, start)?.to ?? start
  const last = wholeAt(text, end)?.from ?? end
  return { text, start: first, end: Math.max(first, last) }
}

interface Whole {
  readonly from: number
  readonly to: number
}

const wholeAt = (text: string, at: number): Whole | undefined => codeAt(text, at) ?? linkAt(text, at)

// A picture in a link is one with it. An address is no longer than this.
const LINK = /!?\[(?:!\[[^\]]*\]\([^)]*\)|[^[\]])*\]\([^)]*\)/g
const REACH = 2_500

function linkAt(text: string, at: number): Whole | undefined {
  const begin = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - REACH)
  const line = text.slice(begin, at + REACH).split('\n', 1)[0] ?? ''
  for (const { 0: link, index } of line.matchAll(LINK)) {
    const whole = { from: begin + index, to: begin + index + link.length }
    if (whole.from < at && at < whole.to) return whole
  }
  return undefined
}

/** A block that is closed: in an open one all that follows is code, until somebody ends it. */
function codeAt(text: string, at: number): Whole | undefined {
  let open: { from: number; fence: string } | undefined
  let from = 0
  for (const line of text.split('\n')) {
    const [, fence, info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    const to = from + line.length
    if (!open && from >= at) return undefined
    if (!open && fence) open = { from, fence }
    else if (open && fence?.startsWith(open.fence) && info.trim() === '') {
      if (open.from < at && at < to) return { from: open.from, to }
      open = undefined
    }
    from = to + 1
  }
  return undefined
}
