import { endpoints } from '@callofcode/contract/all'
import { API } from '@callofcode/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../escape-markup.ts'
import { callersText, failuresOf, openApi, tokenText } from './openapi.ts'
import { pagePolicy, styleHash } from './security-headers.ts'

const STYLE = `:root{color-scheme:dark light;--g:light-dark(#f4f0e7,#0b0f15);--t:light-dark(#101821,#f3f0e7);--q:light-dark(#525b67,#a29e95);--l:light-dark(#d3cdc1,#293038);--a:light-dark(#415d00,#cef61d)}
body{margin:0 auto;max-width:64rem;padding:2rem clamp(1rem,4vw,3rem) 6rem;background:var(--g);color:var(--t);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:2rem;line-height:1.1}h2{margin:3rem 0 .5rem;font-size:1.125rem;text-transform:capitalize}
code,summary{font-family:ui-monospace,monospace;font-size:.875rem}a{color:var(--a)}
details{border-top:1px solid var(--l)}details:last-of-type{border-bottom:1px solid var(--l)}
summary{cursor:pointer;padding:.75rem 0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;min-height:1.5rem}
summary b{min-width:4rem;color:var(--a)}summary span{color:var(--q);margin-left:auto;font-family:system-ui,sans-serif}
pre{overflow-x:auto;border-left:3px solid var(--l);padding-left:1rem}p{margin:.5rem 0}`

interface Dependencies {
  readonly app: FastifyInstance
  readonly headers: Record<string, string>
  readonly publicUrl: string
  readonly siteName: () => string
}

/**
 * Serves the OpenAPI document, and a page that shows it without a script. Both are made at the first request, because requests
 * are rare.
 */
export function apiPageRoutes({ app, headers, publicUrl, siteName }: Dependencies) {
  const document = onceFor(siteName, (name) => openApi(publicUrl, name))
  const page = onceFor(siteName, (name) => apiPage(document(), escapeHtml(name)))
  app.get('/api/openapi.json', async (_request, reply) => reply.headers(headers).send(document()))
  app.get('/api/docs', async (_request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': pagePolicy([styleHash(STYLE)]) })
      .type('text/html; charset=utf-8')
      .send(page()),
  )
}

function onceFor<T>(siteName: () => string, make: (name: string) => T): () => T {
  let made: { name: string; value: T } | undefined
  return () => {
    const name = siteName()
    if (made?.name !== name) made = { name, value: make(name) }
    return made.value
  }
}

function apiPage(document: ReturnType<typeof openApi>, siteName: string): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API · ${siteName}</title><style>${STYLE}</style></head><body><main>
<h1>The API of ${siteName}</h1>
<p>Every path lies under <code>${API}</code>, that of a file under the site itself. Sign in with <code>POST /members/signin</code> and send the token as <code>Authorization: Bearer …</code>; a browser's cookie does as well. Programs use an API token from your settings (<code>Bearer coc_…</code>), which does what its scopes say. A file has the media type that it names; every other answer is JSON with <code>success</code> and <code>message</code>; a failure has a stable <code>code</code> and, where fields are to blame, <code>errors</code>. The same in machine form: <a href="/api/openapi.json">openapi.json</a>.</p>
${tags
  .map(
    (tag) =>
      `<h2>${tag}</h2>${endpoints
        .filter((one) => one.tag === tag)
        .map((one) => entry(one, document))
        .join('')}`,
  )
  .join('')}
</main></body></html>`
}

function entry(target: (typeof endpoints)[number], document: ReturnType<typeof openApi>): string {
  const path = target.path.replace(/:(\w+)/g, '{$1}')
  const details = document.paths[path]?.[target.method.toLowerCase()]
  return `<details><summary><b>${target.method}</b> ${escapeHtml(path)} <span>${callersText[target.callers]}</span></summary>
<p>${escapeHtml(target.summary)}. ${tokenText(target)} Answers ${target.status ?? 200}, or ${failuresOf(target).join(', ')}.</p>
<pre><code>${escapeHtml(JSON.stringify(details, null, 2))}</code></pre></details>`
}
