import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { escapeMarkup } from '../escape-markup.ts'
import { isPictureAddress, readPictureAddress } from './picture-address.ts'

// biome-ignore format: a list of names
const TAGS = [
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup',
  'mark', 'small', 'kbd', 'samp', 'var', 'code', 'pre', 'blockquote', 'q', 'cite', 'abbr', 'ul', 'ol', 'li', 'dl', 'dt',
  'dd', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'a', 'img', 'figure', 'figcaption', 'details',
  'summary', 'div', 'span', 'label',
]
/** The tags that members may write. Only our own markup contains labels. */
export const WRITABLE: ReadonlySet<string> = new Set(TAGS.filter((tag) => tag !== 'label'))
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
// No author writes deeper markup, and browsers flatten it anyway.
const DEEPEST = 60

interface Keep {
  /** A random word that no author can have written. */
  nonce: string
  /** Returns the value that the parser left in an attribute, or undefined for an author's value. */
  own: (value: string) => string | undefined
  headingId: (left: string) => string | undefined
  /** How many levels each heading goes down. */
  lower: number
  /** Puts our own markup into text that is already escaped. */
  fill: (text: string) => string
  /** Called with every picture on another host. */
  outside: (address: string) => void
}

/** Removes all markup that is not allowed here. See docs/specification BLOG-18. */
export function sanitize(markup: string, { nonce, own, headingId, lower, fill, outside }: Keep): string {
  // An image contains no text, so its replacement gets its words at the end.
  const words: string[] = []
  const mark = (text: string) => ({ title: `${nonce}-w${words.push(text) - 1}` })
  const heading = (tagName: string, { id = '' }: Attributes) => {
    const left = own(id)
    const given = left === undefined ? undefined : headingId(left)
    const level = lowered(Number(tagName.slice(1)), lower)
    return { tagName: `h${level}`, attribs: given === undefined ? {} : { id: given } }
  }
  // Draws a spoiler in a line as a label. Only our own markup contains labels.
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
    // Classes that align a column or leave room for a box. The parser writes them, and they are harmless if an author does.
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
    (_, at: string) => `>${escapeMarkup(words[Number(at)] ?? '')}</`,
  )
  // Wraps tables so that they scroll by themselves. No table has an attribute, and text and attributes contain no bracket, so
  // these are tags.
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
 * Keeps only images of our own. The content security policy blocks images of other sites, so they become links. Other addresses
 * of this site become links too: loading one would act in the reader's name.
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

/** Returns the size from a picture's address, so that the page can leave room for it. */
function sizeOf(src: string): Attributes {
  const named = readPictureAddress(src)
  return named ? { width: String(named.width), height: String(named.height) } : {}
}

export const isOtherSite = (address: string) => /^https?:\/\//i.test(address)
const isRelative = (address: string) =>
  /^(?:\/(?![/\\])|\.{0,2}[\w%-][^:\\]*$|\.\.?\/)/.test(address) && !address.includes(':')
