import { escapeHtml } from '../../platform/escape-html.ts'
import { headTags } from './head-tags.ts'
import type { Rendered } from './screens.ts'

interface Style {
  readonly id?: string
  readonly text: string
}

/** The files of a page: styles go into it, scripts are named. */
export interface PageAssets {
  /** Style sheets as text, in order: they travel in the first response, so that it can be painted. */
  readonly styles: readonly Style[]
  readonly entry: string
  readonly preloads: readonly string[]
  readonly fonts: readonly string[]
  /** More for the head, in development. */
  readonly extra?: string
}

interface SiteLook {
  readonly publicUrl: string
  /** The theme is known from a cookie, so that no paint waits for a script; `/theme.js` mends what is not. */
  readonly light: boolean
}

/** The whole HTML of a page. Scripts come last in importance: what is to be read is painted without them. */
export function pageDocument(rendered: Rendered, assets: PageAssets, { publicUrl, light }: SiteLook): string {
  // In the body: one in the head holds back the first paint, and the stand-in face has the same measure.
  const fonts = assets.fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`,
  )
  const preloads = assets.preloads.map(
    (script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">\n`,
  )
  return `<!doctype html>
<html lang="en"${light ? '' : ' class="dark"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(rendered.head.title)}</title>
${headTags(rendered.head, publicUrl)}<meta name="theme-color" content="${light ? '#f4f0e7' : '#0b0f15'}">
<script src="/theme.js" async></script>
${assets.styles.map(({ id, text }) => `<style${id ? ` id="${id}"` : ''}>${text}</style>\n`).join('')}<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
${assets.extra ?? ''}</head>
<body>
${fonts.join('')}<div id="app">${rendered.markup}</div>
<script type="application/json" id="state">${rendered.state}</script>
${preloads.join('')}<script type="module" src="${assets.entry}"></script>
</body>
</html>
`
}
