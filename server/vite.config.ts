import { defineConfig } from 'vite'

// Our own packages are TypeScript and go into the bundle; everything else is loaded from node_modules.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'node20',
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'member-cli': 'src/member-cli.ts',
        'render-thread': 'src/markdown/render-thread.ts',
      },
      // All in one folder: the thread is found beside whoever starts it.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@callofcode\//] },
})
