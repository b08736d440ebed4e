// Converts HTML to text in a single pass. No tag, however it is written, causes backtracking.

const BLOCKS = new Set(
  'p,div,li,tr,ul,ol,table,section,article,header,footer,h1,h2,h3,h4,h5,h6,br,a-row,dt,dd,main,nav,pre,tbody,thead'.split(
    ',',
  ),
)
const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'head', 'title'])
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  check: '✓',
  rsquo: '’',
  lsquo: '‘',
  hellip: '…',
  times: '×',
  middot: '·',
}
const LONGEST_TAG = 4_000

export const isHtml = (text: string) =>
  /<(?:!doctype html|html|body|table|tr|td|div|ul|ol|li|a|p|span|section)\b[^<>]{0,400}>/i.test(
    text.slice(0, 20_000),
  )

/**
 * Returns the text of HTML, with a line for each block and a tab for each cell. It includes the addresses of links and the marks
 * of solved questions.
 */
export function textOfHtml(html: string): string {
  const walk: Walk = { html, lower: html.toLowerCase(), close: -1, parts: [] }
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) {
      walk.parts.push(decoded(html.slice(at)))
      break
    }
    if (open > at) walk.parts.push(decoded(html.slice(at, open)))
    at = tagAt(walk, open)
  }
  return walk.parts.join('').replace(/ {2,}/g, ' ')
}

interface Walk {
  readonly html: string
  readonly lower: string
  /** The next end of a tag. It is searched once, however many tags lack one. */
  close: number
  readonly parts: string[]
}

/** Reads the tag that begins here, and returns the position at which the text continues. */
function tagAt(walk: Walk, open: number): number {
  const { html, lower, parts } = walk
  if (html.startsWith('<!--', open)) return after(html.indexOf('-->', open + 4), 3, html)
  if (walk.close < open) walk.close = after(html.indexOf('>', open), 0, html)
  const { close } = walk
  const inside = close - open > LONGEST_TAG ? '' : html.slice(open + 1, close)
  const name = /^\/?([a-z][a-z0-9-]{0,20})/i.exec(inside)?.[1]?.toLowerCase()
  if (!name || close === html.length) {
    parts.push('<')
    return open + 1
  }
  if (SKIPPED.has(name) && !inside.startsWith('/')) {
    const end = lower.indexOf(`</${name}`, close)
    return end < 0 ? html.length : after(html.indexOf('>', end), 1, html)
  }
  parts.push(textOfTag(name, inside))
  return close + 1
}
const after = (at: number, length: number, html: string) => (at < 0 ? html.length : at + length)

function textOfTag(name: string, inside: string): string {
  if (inside.startsWith('/')) return name === 'td' || name === 'th' ? '\t' : BLOCKS.has(name) ? '\n' : ' '
  if (name === 'input' && /\btype\s?=\s?["']?checkbox/i.test(inside))
    return /\bchecked\b/i.test(inside) ? ' [x] ' : ' [ ] '
  const said = inside.length > 8 ? LABELS.map((label) => attributeOf(label, inside)).find(Boolean) : undefined
  const mark =
    said && /^(?:solved|accepted|completed|done|attempted|tried|todo|not solved|unsolved)$/i.test(said.trim())
  const link = name === 'a' ? attributeOf(HREF, inside) : undefined
  const shown = link && /problems?\//.test(link) ? ` ${absolute(link)} ` : ''
  return `${BLOCKS.has(name) ? '\n' : ' '}${mark ? `\t${said}\t` : ''}${shown}`
}

/** Pages of LeetCode link to their problems by path only. */
const absolute = (link: string) => (link.startsWith('/problems/') ? `https://leetcode.com${link}` : link)

const attribute = (name: string) => new RegExp(`\\s${name}\\s?=\\s?(?:"([^"]{0,600})"|'([^']{0,600})')`, 'i')
const LABELS = ['aria-label', 'title', 'alt'].map(attribute)
const HREF = attribute('href')

function attributeOf(name: RegExp, inside: string): string | undefined {
  const found = name.exec(inside)
  const value = found?.[1] ?? found?.[2]
  return value && decoded(value)
}

const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, digits, hex, name) => {
        if (name) return ENTITIES[name.toLowerCase()] ?? whole
        const code = digits ? Number(digits) : Number.parseInt(hex, 16)
        return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
          ? String.fromCodePoint(code)
          : ' '
      })
    : text
