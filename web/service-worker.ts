import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { inEveryLanguage, OFFLINE } from './catalogues.ts'

/** Bundles the service worker into one file. A worker shares no chunk with pages, because these change with each build. */
export function serviceWorker(folder: string): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Runs before the compression, which comes when all files exist.
    async writeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        define: { OFFLINE_WORDS: JSON.stringify(inEveryLanguage(OFFLINE)) },
        logLevel: 'warn',
        build: {
          target: 'es2022',
          outDir: folder,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: join(import.meta.dirname, 'src/platform/offline/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'offline-worker.js' },
          },
        },
      })
    },
  }
}
