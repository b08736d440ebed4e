import { plainText } from '@callofcode/contract/plain-text'
import { renderMarkdown } from './render.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * Makes links and pictures in sanitized markup absolute, for readers outside the site. `page` is the address of the text's page.
 */
export const absoluteLinks = (html: string, page: string): string =>
  // Sanitized text and attributes contain no angle bracket, so every match is a tag.
  html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="([^"]*)"/g, (_, name: string, value: string) => {
      const address = value.replace(/&(amp|lt|gt|quot);/g, (_whole, entity: string) => entities[entity] ?? '')
      const found = URL.canParse(address, page) ? new URL(address, page).href : address
      return ` ${name}="${found.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    }),
  )

interface Plain {
  /** The page of the text. With it, links show their whole addresses. */
  readonly page?: string
  /** The author. */
  readonly owner?: string | null
}

/** Returns Markdown as plain text, for lists and places without markup. A hint replaces each spoiler. */
export async function renderPlain(source: string, { page, owner }: Plain = {}): Promise<string> {
  // Plain text shows formulas as they were typed.
  const options = { headingIds: false, hideSpoilers: page !== undefined, plain: true, owner }
  const { html } = await renderMarkdown(source, options)
  return page === undefined ? plainText(html) : plainText(absoluteLinks(html, page), { addresses: true })
}
