import { keepFiles, nameOf, put } from './keep-files.ts'
import { LOOK, OFFLINE_SCRIPT, PAGES } from './stores.ts'

const ESCAPED_STYLES = /<style(?: id="club")?>[\s\S]*?<\/style>/g
/** The title of a page without the club's name, and that name; both escaped for HTML. */
const TITLE = /<meta property="og:title" content="([^"]*)">/
const CLUB = /<meta property="og:site_name" content="([^"]*)">/
const NAME = /<meta name="club" content="([^"]*)">/

/** Takes the styles of a kept page, and nothing of its content. */
export async function keepLook(build: string, page: string, headers: Headers) {
  const [html = '<html lang="en">'] = /<html [^>]*>/.exec(page) ?? []
  const styles = page.match(ESCAPED_STYLES) ?? []
  const policy = headers.get('content-security-policy') ?? ''
  await put(
    nameOf(build),
    LOOK,
    new Response(html + headOf(styles.join('\n'), CLUB.exec(page)?.[1]), { headers: headersOf(policy) }),
  )
  await keepFiles(build, [OFFLINE_SCRIPT])
}

const headersOf = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
})

const headOf = (styles: string, club = 'Call of Code') => `
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You are offline · ${club}</title>
<meta name="club" content="${club}">
<script src="/theme.js" async></script>
<script src="${OFFLINE_SCRIPT}" defer></script>
${styles}
</head>`

/** Without kept styles the page is plain. */
const PLAIN = `<html lang="en">${headOf('')}`
const PLAIN_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'"

/** Shown for a page that is neither reachable nor kept: lists the kept pages and reloads when the network is back. */
export async function offlinePage(): Promise<Response> {
  const look = await caches.match(LOOK)
  const begin = look ? await look.text() : PLAIN
  const policy = look?.headers.get('content-security-policy') ?? PLAIN_POLICY
  const body = bodyOf(await keptPages(), NAME.exec(begin)?.[1] ?? '')
  return new Response(`<!doctype html>\n${begin}\n${body}</html>\n`, {
    status: 503,
    headers: { ...headersOf(policy), 'cache-control': 'no-store' },
  })
}

interface Kept {
  readonly path: string
  /** Escaped for HTML. */
  readonly title: string
}

/** Most recently opened first. */
async function keptPages(): Promise<Kept[]> {
  const store = await caches.open(PAGES)
  const found = await Promise.all(
    (await store.keys()).map(async (request) => {
      const page = (await (await store.match(request))?.text()) ?? ''
      const { pathname, search } = new URL(request.url)
      const path = pathname + search
      return { path, title: TITLE.exec(page)?.[1] ?? path }
    }),
  )
  return found.reverse()
}

const bodyOf = (kept: readonly Kept[], club: string) => `<body>
<header class="bar"><a class="brand" href="/" aria-label="${club}, home">${MARK}<span class="t">${club.toUpperCase()}</span></a></header>
<main id="main" class="wrap page">
<div class="page-head">
<p class="label">No network</p>
<h1 class="title">You are offline</h1>
<p class="lead">This page is not kept on this device. It opens by itself as soon as the network is back.</p>
</div>
<p>Nothing is lost: code that you typed is kept on this device.</p>
<div class="row-btns"><button class="btn primary" type="button" id="again">Try again</button>
<span id="said" role="status"></span></div>
${kept.length > 0 ? listOf(kept) : NOTHING_KEPT}
</main>
</body>
`

const MARK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path class="brk" d="M2 9V2h7M15 22h7v-7"/><path class="blk" d="M7.5 7.5h9v9h-9z"/></svg>`

const listOf = (kept: readonly Kept[]) => `<section class="grid" aria-labelledby="kept">
<h2 id="kept">Pages that open now</h2>
<ul class="row-btns">
${kept.map(({ path, title }) => `<li><a class="btn" href="${path}">${title}</a></li>`).join('\n')}
</ul>
</section>`

const NOTHING_KEPT =
  '<p>What you open with a network opens without one, too: the tracker, problems, what you read. None is kept here yet.</p>'
