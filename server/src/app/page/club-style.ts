import type { ClubLook } from '@callofcode/contract/site/club-look'
import { clubStyle } from '@callofcode/contract/site/club-style'
import type { PageAssets } from './document.ts'

let made: { look: ClubLook; text: string; assets: WeakMap<PageAssets, PageAssets> } | undefined

/** The page's styles, with the club's looks after them. They are in the first response, so nothing changes later. */
export function withClubStyle(assets: PageAssets, look: ClubLook): PageAssets {
  if (made?.look !== look) made = { look, text: clubStyle(look), assets: new WeakMap() }
  const { text, assets: known } = made
  if (!text) return assets
  const styled = known.get(assets) ?? { ...assets, styles: [...assets.styles, { id: 'club', text }] }
  known.set(assets, styled)
  return styled
}
