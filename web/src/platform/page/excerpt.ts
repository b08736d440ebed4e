const LONGEST = 160
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The beginning of an article's first paragraph as plain text, for search engines and previews. */
export function excerptOf(html: string): string | undefined {
  const paragraph = /<p>(.*?)<\/p>/s.exec(html)?.[1]
  const text = paragraph
    // What is hidden on the page is hidden in a search result too.
    ?.replace(/<label class="spoiler">.*?<\/label>/gs, '…')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
  if (!text || text.length <= LONGEST) return text || undefined
  return `${text.slice(0, LONGEST).replace(/\s\S*$/, '')}…`
}
