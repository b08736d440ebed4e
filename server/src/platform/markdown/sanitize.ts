import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { escapeHtml } from './escape.ts'
import { isPictureAddress, readPictureAddress } from './picture-address.ts'

// biome-ignore format: a list of names
const TAGS = [
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup',
  'mark', 'small', 'kbd', 'samp', 'var', 'code', 'pre', 'blockquote', 'q', 'cite', 'abbr', 'ul', 'ol', 'li', 'dl', 'dt',
  'dd', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'a', 'img', 'figure', 'figcaption', 'details',
  'summary', 'div', 'span', 'label',
]
/** What members may write. A label is ours alone. */
export const WRITABLE: ReadonlySet<string> = new Set(TAGS.filter((tag) => tag !== 'label'))
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
// Deeper markup is nobody's writing, and browsers flatten it anyway.
const DEEPEST = 60

interface Keep {
  /** What nobody can have written. */
  nonce: string
  /** What the parser left in an attribute; undefined for what somebody wrote there. */
  own: (value: string) => string | undefined
  headingId: (left: string) => string | undefined
  /** How many levels each heading goes down. */
  lower: number
  /** Puts our own markup into text that is already escaped. */
  fill: (text: string) => string
  /** Called with every picture on another host. */
  outside: (address: string) => void
}

/** Removes everything from markup that is not allowed here. See docs/specification BLOG-18. */
export function sanitize(markup: string, { nonce, own, headingId, lower, fill, outside }: Keep): string {
  // An image holds no text, so what becomes of it is given its words at the end.
  const words: string[] = []
  const mark = (text: string) => ({ title: `${nonce}-w${words.push(text) - 1}` })
  const heading = (tagName: string, { id = '' }: Attributes) => {
    const left = own(id)
    const given = left === undefined ? undefined : headingId(left)
    const level = lowered(Number(tagName.slice(1)), lower)
    return { tagName: `h${level}`, attribs: given === undefined ? {} : { id: given } }
  }
  // A label is ours alone: it is what a spoiler in a line is drawn as.
  const span = (_: string, { class: name = '' }: Attributes) =>
    own(name) === 'spoiler'
      ? { tagName: 'label', attribs: { class: 'spoiler' } }
      : { tagName: 'span', attribs: {} }
  const clean = sanitizeHtml(markup, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      span: ['title'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      details: ['open'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, ['id']])),
    },
    // What aligns a column or makes room for a box; the parser writes it, and it does no harm in other hands.
    allowedClasses: {
      th: ['r', 'm'],
      td: ['r', 'm'],
      li: ['task'],
      details: ['spoiler'],
      label: ['spoiler'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    transformTags: {
      a: markLink,
      span,
      label: 'span',
      img: (tagName, attribs) => markImage(tagName, attribs, { outside, mark }),
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, heading])),
    },
    textFilter: fill,
  })
  const worded = clean.replaceAll(
    new RegExp(` title="${nonce}-w(\\d+)"></`, 'g'),
    (_, at: string) => `>${escapeHtml(words[Number(at)] ?? '')}</`,
  )
  // Tables scroll by themselves. None has an attribute, and text and attributes hold no bracket, so these are tags.
  return worded.replaceAll('<table>', TABLE).replaceAll('</table>', '</table></div>')
}

/** HTML has six levels. */
export const lowered = (level: number, by: number) => Math.min(level + by, HEADINGS.length)

const TABLE = '<div class="table-wrap" tabindex="0" role="group" aria-label="Table"><table class="table">'

const markLink = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: { ...attribs, rel: 'noopener nofollow ugc' },
})

/**
 * An image of another site would not be loaded (the content security policy), so it becomes a link to it. So does an address of
 * this site that is no picture: a page that loads it acts in the reader's name.
 */
function markImage(
  tagName: string,
  { src = '', alt = '', title }: Attributes,
  { outside, mark }: Pick<Keep, 'outside'> & { mark: (text: string) => Attributes },
) {
  if (isPictureAddress(src)) {
    const lazy = { ...sizeOf(src), loading: 'lazy', decoding: 'async' }
    return { tagName, attribs: { src, alt, ...(title && { title }), ...lazy } }
  }
  const named = alt.trim() || 'Image'
  if (!isOtherSite(src) && !isRelative(src)) return { tagName: 'span', attribs: mark(alt) }
  if (isOtherSite(src)) outside(src)
  return { tagName: 'a', attribs: { href: src, rel: 'noopener nofollow ugc', ...mark(named) } }
}

/** The address of one of our pictures holds its size, so the page can leave room for it. */
function sizeOf(src: string): Attributes {
  const named = readPictureAddress(src)
  return named ? { width: String(named.width), height: String(named.height) } : {}
}

export const isOtherSite = (address: string) => /^https?:\/\//i.test(address)
const isRelative = (address: string) =>
  /^(?:\/(?![/\\])|\.{0,2}[\w%-][^:\\]*$|\.\.?\/)/.test(address) && !address.includes(':')
