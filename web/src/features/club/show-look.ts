import type { ClubLook } from '@callofcode/contract/site/club-look'
import { clubStyle } from '@callofcode/contract/site/club-style'

let sheet: CSSStyleSheet | undefined

/** Shows colour and logo on this page without loading it again, instead of those that came with it. */
export function showLook(look: ClubLook) {
  document.getElementById('club')?.remove()
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(clubStyle(look))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
