import { blocksOf } from '@callofcode/contract/plain-text'

const LONGEST = 160

/** Returns the beginning of an article's first paragraph as plain text, for search engines and previews. */
export function excerptOf(html: string): string | undefined {
  const text = blocksOf(html)
    .find(({ tag }) => tag === 'p')
    ?.text.replace(/\s+/g, ' ')
  if (!text || text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST).replace(/\s\S*$/, '')}…`
}
