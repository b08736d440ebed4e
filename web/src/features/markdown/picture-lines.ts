import { say } from 'words:markdown'
import type { Chosen } from './edits.ts'

/** Placeholder in the text for a picture that is not uploaded yet. It is also the picture's key. */
const PLACE = /!\[Uploading [^\]\n]*…\]\(\)/g

/** Returns the placeholders in a text, each once. */
export const placesIn = (text: string): string[] =>
  text.includes('![Uploading ') ? [...new Set(text.match(PLACE))] : []

/** Returns a placeholder for a file that does not occur in `taken`. */
export function placeFor(fileName: string, taken: readonly string[]): string {
  const name = plain(fileName) || 'picture'
  for (let copy = 1; ; copy += 1) {
    const place = `![Uploading ${name}${copy > 1 ? ` (${copy})` : ''}…]()`
    if (!taken.some((text) => text.includes(place))) return place
  }
}

/** Returns the file name in a placeholder. */
export const nameIn = (place: string) => place.slice('![Uploading '.length, -'…]()'.length)

/** Returns the first description of a picture: the name of its file. */
export const firstWords = (fileName: string) =>
  plain(fileName.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')) || say('picture')

export const pictureLine = (words: string, url: string) => `![${words}](${url})`

const plain = (name: string) =>
  name
    .replace(/[[\]()\\`|$*<>!…\s]+/g, ' ')
    .trim()
    .slice(0, 60)

/** Returns the place for a picture: the selection, moved behind any picture, link or code block that it would split. */
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

// A picture inside a link belongs to it. Addresses are limited to this length.
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

/** Finds a code block. Without a closing fence, everything after the fence is code. */
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
