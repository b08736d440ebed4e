import { accentStyle } from '@callofcode/contract/site/accent'
import type { ClubLook } from '@callofcode/contract/site/club-look'
import type { PageAssets } from './document.ts'

let made: { accent: string; text: string } | undefined

/** The page's styles, with the club's colour after them. It is in the first response, so nothing changes colour later. */
export function withAccent(assets: PageAssets, { accent }: Pick<ClubLook, 'accent'>): PageAssets {
  if (!accent) return assets
  if (made?.accent !== accent) made = { accent, text: accentStyle(accent) }
  return { ...assets, styles: [...assets.styles, { id: 'club', text: made.text }] }
}
