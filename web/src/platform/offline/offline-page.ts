import type { Messages } from '../language/messages.ts'
import { keepFiles, nameOf, put } from './keep-files.ts'
import { isPage, LOOK, OFFLINE_SCRIPT, PACKS, PAGES } from './stores.ts'

const ESCAPED_STYLES = /<style(?: id="club")?>[\s\S]*?<\/style>/g
/** The title of a page without the club's name, and the club's name. Both are escaped for HTML. */
const TITLE = /<meta property="og:title" content="([^"]*)">/
const CLUB = /<meta property="og:site_name" content="([^"]*)">/
const NAME = /<meta name="club" content="([^"]*)">/
const LANGUAGE = /<html [^>]*lang="([\w-]+)"/

/** Stores the styles of a cached page without its content. */
export async function keepLook(build: string, page: string, headers: Headers) {
  const [html = PLAIN_TAG] = /<html [^>]*>/.exec(page) ?? []
  const styles = page.match(ESCAPED_STYLES) ?? []
  const policy = headers.get('content-security-policy') ?? ''
  await put(
    nameOf(build),
    LOOK,
    new Response(html + headOf(wordsOf(html).title, styles.join('\n'), CLUB.exec(page)?.[1]), {
      headers: headersOf(policy),
    }),
  )
  await keepFiles(build, [OFFLINE_SCRIPT])
}

const headersOf = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
})

type Words = Readonly<Record<keyof Messages['offline'], string>>
/** The texts of every language are in the bundle, because a worker loads no messages. */
declare const OFFLINE_WORDS: { readonly en: Words } & Readonly<Record<string, Words | undefined>>

/** Returns the texts in the language of the page with the styles. */
const wordsOf = (page: string): Words => OFFLINE_WORDS[LANGUAGE.exec(page)?.[1] ?? ''] ?? OFFLINE_WORDS.en

const headOf = (title: string, styles: string, club = 'Call of Code') => `
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${club}</title>
<meta name="club" content="${club}">
<script src="/theme.js" async></script>
<script src="${OFFLINE_SCRIPT}" defer></script>
${styles}
</head>`

/** Without kept styles the page is plain. */
const PLAIN_TAG = '<html lang="en">'
const PLAIN = PLAIN_TAG + headOf(OFFLINE_WORDS.en.title, '')
const PLAIN_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'"

/**
 * Returns the page for an address that is neither reachable nor cached. It lists the cached pages, and reloads when the network
 * is back.
 */
export async function offlinePage(): Promise<Response> {
  const look = await caches.match(LOOK)
  const begin = look ? await look.text() : PLAIN
  const policy = look?.headers.get('content-security-policy') ?? PLAIN_POLICY
  const body = bodyOf(wordsOf(begin), await keptPages(), NAME.exec(begin)?.[1] ?? '')
  return new Response(`<!doctype html>\n${begin}\n${body}</html>\n`, {
    status: 503,
    headers: { ...headersOf(policy), 'cache-control': 'no-store' },
  })
}

interface Kept {
  readonly path: string
  /** The title, escaped for HTML. */
  readonly title: string
}

/** Returns the most recently opened pages first. */
async function keptPages(): Promise<Kept[]> {
  const found = await Promise.all(
    [PACKS, PAGES].map(async (name) => {
      const store = await caches.open(name)
      const pages = (await store.keys()).filter(({ url }) => isPage(new URL(url).pathname))
      return Promise.all(pages.map(async (request) => titled(request, await store.match(request))))
    }),
  )
  return found.flat().reverse()
}

async function titled(request: Request, kept: Response | undefined): Promise<Kept> {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  return { path, title: TITLE.exec((await kept?.text()) ?? '')?.[1] ?? path }
}

const bodyOf = (words: Words, kept: readonly Kept[], club: string) => `<body>
<header class="bar"><a class="brand" href="/" aria-label="${club}, ${words.home}">${MARK}<span class="t">${club.toUpperCase()}</span></a></header>
<main id="main" class="wrap page">
<div class="page-head">
<p class="label">${words.label}</p>
<h1 class="title">${words.title}</h1>
<p class="lead">${words.lead}</p>
</div>
<p>${words.nothingLost}</p>
<div class="row-btns"><button class="btn primary" type="button" id="again">${words.again}</button>
<span id="said" role="status" data-looking="${words.looking}" data-still="${words.still}"></span></div>
${kept.length > 0 ? listOf(words, kept) : `<p>${words.noneKept}</p>`}
</main>
</body>
`

const MARK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path class="brk" d="M2 9V2h7M15 22h7v-7"/><path class="blk" d="M7.5 7.5h9v9h-9z"/></svg>`

const listOf = (words: Words, kept: readonly Kept[]) => `<section class="grid" aria-labelledby="kept">
<h2 id="kept">${words.kept}</h2>
<ul class="row-btns">
${kept.map(({ path, title }) => `<li><a class="btn" href="${path}">${title}</a></li>`).join('\n')}
</ul>
</section>`
