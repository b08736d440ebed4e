import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RenderRequest } from '@callofcode/contract/page'
import type { Screens } from './screens.ts'

/** Serves the screens from their sources, with hot reload. Only `npm run dev` uses this. Vite is loaded only here. */
export async function developmentScreens(): Promise<Screens> {
  const { createServer } = await import('vite')
  const root = fileURLToPath(new URL('../../../../web', import.meta.url))
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const { languages } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as Pick<Screens, 'languages'>
  return {
    languages,
    // No page is cached in development.
    nameOf: (url) => url,
    isScreen: () => true,
    attach: (app) =>
      void app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      }),
    async render(request: RenderRequest) {
      const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as Pick<Screens, 'render'>
      return render(request)
    },
    async assetsOf({ sources }, language) {
      // Vite serves styles as modules. These links style the first paint.
      const html = await vite.transformIndexHtml('/', '<head></head>')
      const refresh = /<script type="module">[\s\S]*?<\/script>/.exec(html)?.[0] ?? ''
      const sheets = [
        'src/app/styles/first-paint.css',
        'src/app/styles/parts.css',
        ...sources.flatMap((source) => cssOf(`${root}/${source}`, source)),
      ]
      return {
        styles: [],
        start: '/src/start.ts',
        sheets: [],
        scripts: ['/src/entry-client.tsx'],
        fonts: [],
        words: `/@id/__x00__virtual:language/${language}`,
        extra: refresh + sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}?direct">`).join(''),
      }
    },
    styleHashes: () => [],
  }
}

function cssOf(file: string, source: string): string[] {
  const folder = source.slice(0, source.lastIndexOf('/'))
  const imports = readFileSync(file, 'utf8').matchAll(/^import '\.\/([\w-]+\.css)'/gm)
  return [...imports].map(([, name]) => `${folder}/${name}`)
}
