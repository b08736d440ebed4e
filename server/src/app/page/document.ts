import type { LanguageFacts, Rendered } from '@callofcode/contract/page'
import { type Document, type SameBytes, sameBytes } from '../../platform/answer-cache/document-bytes.ts'
import { escapeHtml } from '../../platform/escape-markup.ts'
import type { Failure } from '../../platform/failure.ts'
import { pagePolicy, styleHash } from '../../platform/http/security-headers.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'
import { headTags } from './head-tags.ts'
import type { SiteIcons } from './site-icons.ts'

interface Style {
  readonly id?: string
  readonly text: string
}

/** The files of a page: styles are inlined, scripts are linked. */
export interface PageAssets {
  /** Style sheets as text, in order. They are in the first response, so that the page can be painted. */
  readonly styles: readonly Style[]
  /** The files of `styles`, which the browser already has. */
  readonly sheets: readonly string[]
  /** The first script, `web/src/start.ts`. */
  readonly start: string
  /** The other scripts, each after its imports. The last one starts the app. */
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
  /** The file with the texts of the page's language. */
  readonly words: string
  /** More markup for the head, in development. */
  readonly extra?: string
}

interface SiteLook {
  readonly publicUrl: string
  readonly name: string
  readonly icons: SiteIcons
  /** The theme comes from a cookie, so the first paint waits for no script. The first script corrects it when needed. */
  readonly light: boolean
  readonly language: string
  readonly facts: LanguageFacts | undefined
}

/** Builds the HTML document of a page. Scripts come last, so that text is painted first. The first script starts the others. */
export function pageDocument(rendered: Rendered, assets: PageAssets, { light, ...site }: SiteLook): Document {
  const { icons } = site
  // The links are in the body. In the head they would delay the first paint, and the fallback font has the same metrics.
  const fonts = assets.fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`,
  )
  const first = `<script type="module" src="${assets.start}"></script>\n`
  // A page that is only read loads its font first, and its scripts are ready when it is touched. Any other page responds sooner
  // when fewer bytes come before its scripts.
  const priority = rendered.isRead ? ' fetchpriority="low"' : ''
  const scripts = assets.scripts.map((script) => `<link rel="modulepreload" href="${script}"${priority}>\n`)
  const files = [first, ...scripts].join('')
  const [inBody, atEnd] = rendered.isRead ? [fonts.join(''), files] : ['', files + fonts.join('')]
  const begins = rendered.isRead ? 'touched' : 'now'
  const before = `<!doctype html>
<html${languageTags(site)}${light ? '' : ' class="dark"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(rendered.head.title)}</title>
${headTags(rendered.head, site)}<meta name="theme-color" content="${light ? '#f4f0e7' : '#0b0f15'}">
`
  const after = `<link rel="icon" href="${icons.tab.src}" type="${icons.tab.type}">
<link rel="apple-touch-icon" href="${icons.touch}">
<link rel="manifest" href="${icons.manifest}">
${assets.extra ?? ''}</head>
<body>
${inBody}<div id="app" data-start="${begins}" data-files="${assets.scripts.join(' ')}" data-sheets="${assets.sheets.join(' ')}" data-words="${assets.words}">${rendered.markup}</div>
<script type="application/json" id="state">${rendered.state}</script>
${atEnd}</body>
</html>
`
  return { before, same: stylesOf(assets), after }
}

/** A page has 70 kB of styles, and there are a hundred kinds of pages. */
const MOST_KEPT = 24
const kept = new Map<PageAssets['styles'], SameBytes>()

/** Most pages are of a few kinds and share the styles of an earlier page. */
function stylesOf({ styles }: PageAssets): SameBytes {
  const known = kept.get(styles)
  if (known) return known
  const made = sameBytes(
    styles.map(({ id, text }) => `<style${id ? ` id="${id}"` : ''}>${text}</style>\n`).join(''),
  )
  const [oldest] = kept.keys()
  if (oldest && kept.size >= MOST_KEPT) kept.delete(oldest)
  kept.set(styles, made)
  return made
}

/** `Intl` uses another name for some languages. */
function languageTags({ language, facts }: Pick<SiteLook, 'language' | 'facts'>): string {
  const locale = facts?.locale ? ` data-locale="${facts.locale}"` : ''
  return ` lang="${language}"${facts?.direction === 'rtl' ? ' dir="rtl"' : ''}${locale}`
}

const STYLE = `:root{color-scheme:dark light}body{margin:0;min-height:100dvh;display:grid;align-content:center;justify-items:start;gap:1rem;padding:2rem clamp(1rem,8vw,8rem);background:#0b0f15;color:#f3f0e7;font:1.125rem/1.5 system-ui,sans-serif}
main{display:grid;gap:1rem}h1{margin:0;font-size:2rem;line-height:1.1}p{margin:0;max-width:60ch;color:#c7c4ba}a{color:#cef61d}`

/**
 * Builds the page for a failed page. It has no script and no data, so nothing in it can fail. An operator finds its lines in the
 * log by `id`.
 */
export function failurePage(
  { status }: Pick<Failure, 'status'>,
  id: string,
  say: SayInMail,
  siteName: string,
) {
  const isOdd = status < 500 && status !== 429
  const again = `<a href="">${say('pageAgain')}</a> · `
  const text = say(isOdd ? 'pageOddText' : status === 429 ? 'pageTooManyText' : 'pageFailedText')
  return {
    headers: { 'content-security-policy': pagePolicy([styleHash(STYLE)]), 'cache-control': 'no-store' },
    // The request of a page consists of its address only, so retrying an odd address would fail again.
    html: `<!doctype html><html lang="${say.language}" dir="${say.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say(isOdd ? 'pageOddTitle' : 'pageFailedTitle')} · ${escapeHtml(siteName)}</title><style>${STYLE}</style></head><body><main><h1>${say(isOdd ? 'pageOdd' : 'pageFailed')}</h1><p>${text}</p>${status === 500 ? `<p>${say('pageId', { id: escapeHtml(id) })}</p>` : ''}<p>${isOdd ? '' : again}<a href="/">${say('pageStart')}</a></p></main></body></html>`,
  }
}
