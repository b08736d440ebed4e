import sanitizeHtml, { type Attributes } from 'sanitize-html'

// biome-ignore format: a list of names
const TAGS = [
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup',
  'mark', 'small', 'kbd', 'samp', 'var', 'code', 'pre', 'blockquote', 'q', 'cite', 'abbr', 'ul', 'ol', 'li', 'dl', 'dt',
  'dd', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'a', 'img', 'figure', 'figcaption', 'details',
  'summary', 'div', 'span',
]
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
// Deeper markup is nobody's writing, and browsers flatten it anyway.
const DEEPEST = 60

interface Keep {
  /** The id for what the parser left in a heading's place; undefined for an id that somebody wrote. */
  headingId: (left: string) => string | undefined
  /** Puts our own markup into text that is already escaped. */
  fill: (text: string) => string
}

/** Markup of which only what is named here is left; see docs/specification BLOG-18. */
export function sanitize(markup: string, { headingId, fill }: Keep): string {
  const heading = (tagName: string, { id = '' }: Attributes) => {
    const own = headingId(id)
    return { tagName, attribs: own === undefined ? {} : { id: own } }
  }
  const clean = sanitizeHtml(markup, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      img: ['src', 'alt', 'title', 'loading', 'decoding'],
      ol: ['start'],
      details: ['open'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, ['id']])),
    },
    // What aligns a column; the parser writes it, and it does no harm in other hands.
    allowedClasses: { th: ['r', 'm'], td: ['r', 'm'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    transformTags: {
      a: markLink,
      img: markImage,
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, heading])),
    },
    textFilter: fill,
  })
  // Tables scroll by themselves. None has an attribute, and text and attributes hold no bracket, so these are tags.
  return clean.replaceAll('<table>', TABLE).replaceAll('</table>', '</table></div>')
}

const TABLE = '<div class="table-wrap" tabindex="0" role="region" aria-label="Table"><table class="table">'

const markLink = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: { ...attribs, rel: 'noopener nofollow ugc' },
})

/** An image of another site would not be loaded (the content security policy), so it becomes a link to it. */
function markImage(tagName: string, { src = '', alt = '', title }: Attributes) {
  if (isRelative(src))
    return { tagName, attribs: { src, alt, ...(title && { title }), loading: 'lazy', decoding: 'async' } }
  const named = alt.trim() || 'Image'
  if (!isElsewhere(src)) return { tagName: 'span', attribs: {}, text: alt }
  return { tagName: 'a', attribs: { href: src, rel: 'noopener nofollow ugc' }, text: named }
}

export const isElsewhere = (address: string) => /^https?:\/\//i.test(address)
const isRelative = (address: string) =>
  /^(?:\/(?![/\\])|\.{0,2}[\w%-][^:\\]*$|\.\.?\/)/.test(address) && !address.includes(':')
