import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const problems = join(import.meta.dirname, '../content/problems')

/** Each module of each problem becomes a file of its own: they are loaded when somebody solves that problem. */
function problemModules(): Record<string, string> {
  const files = existsSync(problems) ? readdirSync(problems, { recursive: true, encoding: 'utf8' }) : []
  const modules = files.flatMap((file) => {
    const [, slug, name] = /^([^/\\]+)[/\\](reference|tests)\.ts$/.exec(file) ?? []
    return slug ? [[`problem-${slug}-${name}`, join(problems, file)]] : []
  })
  return Object.fromEntries(modules)
}

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
        'lane-thread': 'src/problem/lane-thread.ts',
        ...problemModules(),
      },
      // All in one folder: the thread is found beside whoever starts it.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@callofcode\//] },
})
