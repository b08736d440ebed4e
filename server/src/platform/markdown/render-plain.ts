import { plainText } from '@callofcode/contract/site/plain-text'
import { absoluteLinks } from './absolute-links.ts'
import { renderMarkdown } from './render.ts'

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
