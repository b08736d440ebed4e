import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { withoutSchemas } from './contract-schemas.ts'
import { filesByUse } from './files-by-use.ts'
import { languageModules } from './language-modules.ts'
import { precompress } from './precompress.ts'
import { reactModules } from './react-modules.ts'
import { serviceWorker } from './service-worker.ts'

/** Names of files that every page runs. */
const ofEveryPage = /^(core|house)$/

// `vite build` makes the browser's files, `vite build --ssr` the renderer that the server loads.
export default defineConfig(async ({ isSsrBuild, command }): Promise<UserConfig> => {
  const [jsx, modules, schemas] = [react(), reactModules(), withoutSchemas()]
  const files =
    command === 'build' && !isSsrBuild
      ? await filesByUse([jsx, modules, languageModules(), schemas], import.meta.dirname)
      : undefined
  return {
    plugins: [
      jsx,
      modules,
      languageModules(files?.ofWords),
      schemas,
      serviceWorker('dist/client'),
      precompress('dist/client'),
    ],
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
        input: isSsrBuild ? 'src/entry-server.tsx' : ['src/start.ts', 'src/entry-client.tsx'],
        ...(!isSsrBuild && {
          output: {
            // Nearly all of these is called: Chromium compiles it while it arrives, beside the thread that draws.
            postBanner: ({ name }) => (ofEveryPage.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // The list of files that every page loads holds their names, and names are most of what it weighs.
            chunkFileNames: ({ name }) =>
              ofEveryPage.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              // Each module has its file already.
              includeDependenciesRecursively: false,
              groups: [{ name: (module) => files?.ofModule.get(module) ?? null }],
            },
          },
        }),
      },
    },
    // Vite leaves this to the process that draws, and React would take its slow half wherever nobody sets it.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    worker: { format: 'es' },
    ssr: { noExternal: isSsrBuild ? true : [] },
  }
})
