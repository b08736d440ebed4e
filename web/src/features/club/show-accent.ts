import { accentStyle } from '@callofcode/contract/site/accent'

let sheet: CSSStyleSheet | undefined

/** Shows a colour on this page without loading it again, instead of the one that came with it. */
export function showAccent(accent: string | null) {
  document.getElementById('club')?.remove()
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(accent ? accentStyle(accent) : '')
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
