import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { serviceWorker } from './service-worker.ts'

// What every page runs goes into two files: one big file packs better than twenty small ones, and each costs its headers.
const LIBRARIES =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|react-hot-toast|@tanstack)[\\/](?!.*[\\/](infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries|useBlocker)\.)/
const HOUSE =
  /web[\\/]src[\\/](app[\\/](guarded|head-keeper|routes|router|app|ways[\\/](way-in|palette-button))\.|features[\\/]notification[\\/]bell\.|platform[\\/](paths|api[\\/](client|read|query-client|failure-toasts|session)|page[\\/](head|page-state)|ui[\\/](icon|icon-paths|class-names|button|button-link|brand|theme|theme-toggle|skip-link|avatar|toast|toasts|toaster|toast-card))\.)|contract[\\/]src[\\/](endpoint|messages)\.ts/
// What most other pages are put together from: many small files cost more requests than they hold bytes.
const PARTS =
  /web[\\/]src[\\/](platform[\\/](ui[\\/](state-box|skeleton|badge|notice|segmented|scale|search-box|level-bars|dial|tab-links|tabs|external-link|text-input|select|text-area|checkbox|field|link-parts|reachable|kbd|verdict-badge)|api[\\/](call-once|read-found)|page[\\/]site-bar)|features[\\/](curriculum[\\/]difficulty-badge|forum[\\/](counted|post-time)))\./

// `vite build` makes the browser's files, `vite build --ssr` the renderer that the server loads.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), serviceWorker('dist/client'), precompress('dist/client')],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    // Small fonts and pictures stay files of their own: an inlined one is fetched with every page.
    assetsInlineLimit: 0,
    modulePreload: {
      // What every page has already needs no place in the list that every page loads.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(core|house)-/.test(file)),
    },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      ...(!isSsrBuild && {
        output: {
          // The list of files that every page loads holds their names, and names are most of what it weighs.
          chunkFileNames: ({ name }) =>
            name === 'core' || name === 'house' ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: 'core', test: LIBRARIES, priority: 2 },
              { name: 'house', test: HOUSE, priority: 1 },
              { name: 'parts', test: PARTS, priority: 0 },
            ],
          },
        },
      }),
    },
  },
  worker: { format: 'es' },
  ssr: { noExternal: isSsrBuild ? true : [] },
}))
