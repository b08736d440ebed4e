import { plainText } from '@callofcode/contract/plain-text'
import { renderMarkdown } from './render.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Sanitized markup with absolute links and pictures, for readers outside the site. `page`: where it stands. */
export const absoluteLinks = (html: string, page: string): string =>
  // Sanitized text and attributes contain no angle bracket, so what looks like a tag is a tag.
  html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="([^"]*)"/g, (_, name: string, value: string) => {
      const address = value.replace(/&(amp|lt|gt|quot);/g, (_whole, entity: string) => entities[entity] ?? '')
      const found = URL.canParse(address, page) ? new URL(address, page).href : address
      return ` ${name}="${found.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    }),
  )

interface Plain {
  /** Of the page where the text stands: links then name their whole addresses. */
  readonly page?: string
  /** The author. */
  readonly owner?: string | null
}

/** Markdown as plain text, for lists and for what cannot show markup. Something else stands for each spoiler. */
export async function renderPlain(source: string, { page, owner }: Plain = {}): Promise<string> {
  // Formulas as they were typed are all that is read of them.
  const options = { headingIds: false, hideSpoilers: page !== undefined, plain: true, owner }
  const { html } = await renderMarkdown(source, options)
  return page === undefined ? plainText(html) : plainText(absoluteLinks(html, page), { addresses: true })
}
