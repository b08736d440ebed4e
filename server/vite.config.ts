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
    rollupOptions: { input: { main: 'src/main.ts', 'member-cli': 'src/member-cli.ts' } },
  },
  ssr: { noExternal: [/^@callofcode\//] },
})
