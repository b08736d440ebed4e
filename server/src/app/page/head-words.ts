import { createHash } from 'node:crypto'
import type { Head } from '@callofcode/contract/page'

/** The site's name stands beside it, so it need not end the title too. */
export const plainTitle = ({ title }: Head) => title.replace(/ · Call of Code$/, '')

/** Whoever keeps the picture by its address must ask anew when it shows something else. */
export function pictureOf({ title, picture = '/social.png', article }: Head, publicUrl: string): string {
  if (!article) return publicUrl + picture
  const shown = JSON.stringify([title, article.author, article.minutes, article.section])
  const version = createHash('sha256').update(shown).digest('hex').slice(0, 8)
  return `${publicUrl}${picture}?v=${version}`
}
