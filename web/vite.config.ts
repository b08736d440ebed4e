import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { withoutSchemas } from './contract-schemas.ts'
import { filesByUse } from './files-by-use.ts'
import { languageModules } from './language-modules.ts'
import { precompress } from './precompress.ts'
import { preloadOrder } from './preload-order.ts'
import { reactModules } from './react-modules.ts'
import { serviceWorker } from './service-worker.ts'

/** Matches the files that every page runs. */
const ofEveryPage = /^(core|house)$/

// `vite build` builds the browser's files. `vite build --ssr` builds the renderer that the server loads.
export default defineConfig(async ({ isSsrBuild, command }): Promise<UserConfig> => {
  const [jsx, modules, schemas] = [react(), reactModules(), withoutSchemas()]
  const preload = preloadOrder()
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
      preload.plugin,
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
      // Small fonts and pictures stay separate files, because an inlined one is fetched with every page.
      assetsInlineLimit: 0,
      modulePreload: {
        resolveDependencies: preload.resolveDependencies,
      },
      rolldownOptions: {
        input: isSsrBuild ? 'src/entry-server.tsx' : ['src/start.ts', 'src/entry-client.tsx'],
        ...(!isSsrBuild && {
          output: {
            // Nearly all functions in these files are called. Chromium therefore compiles them on arrival, in parallel to the
            // rendering thread.
            postBanner: ({ name }) => (ofEveryPage.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // The list of files that every page loads contains these names, which are most of its size. Seven characters are
            // enough: one chance in 10^12 that a changed file keeps its name.
            chunkFileNames: ({ name }) =>
              ofEveryPage.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              // Each module already has its file.
              includeDependenciesRecursively: false,
              groups: [{ name: (module) => files?.ofModule.get(module) ?? null }],
            },
          },
        }),
      },
    },
    // Vite leaves this value to the rendering process. Without it React would use its slow development build.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    worker: { format: 'es' },
    ssr: { noExternal: isSsrBuild ? true : [] },
  }
})
