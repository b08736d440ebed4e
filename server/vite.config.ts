import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, defineConfig, type Plugin } from 'vite'

const problems = join(import.meta.dirname, '../content/problems')

/** Each module of each problem becomes a separate file, which is loaded when somebody solves that problem. */
function problemModules(): Record<string, string> {
  const files = existsSync(problems) ? readdirSync(problems, { recursive: true, encoding: 'utf8' }) : []
  const modules = files.flatMap((file) => {
    const [, slug, name] = /^([^/\\]+)[/\\](reference|tests)\.ts$/.exec(file) ?? []
    return slug ? [[`problem-${slug}-${name}`, join(problems, file)]] : []
  })
  return Object.fromEntries(modules)
}

/** The sandboxed process can read one file and the judge's assets, so it shares no chunk with the server. */
const compileProcess: Plugin = {
  name: 'compile-process',
  async writeBundle() {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        target: 'node20',
        ssr: join(import.meta.dirname, 'src/features/judge-assets/compile-process.ts'),
        outDir: join(import.meta.dirname, 'dist'),
        emptyOutDir: false,
        reportCompressedSize: false,
      },
      ssr: { noExternal: true },
    })
  },
}

// Our own packages are TypeScript and go into the bundle. So do the parts of zod that they use: the whole package brings messages
// in fifty languages, some 5 MB of memory. Everything else is loaded from node_modules.
export default defineConfig({
  plugins: [compileProcess],
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
        'audit-cli': 'src/audit-cli.ts',
        'mail-cli': 'src/mail-cli.ts',
        'backup-cli': 'src/backup-cli.ts',
        'restore-cli': 'src/restore-cli.ts',
        'check-cli': 'src/check-cli.ts',
        'pictures-cli': 'src/pictures-cli.ts',
        'secret-cli': 'src/secret-cli.ts',
        'render-thread': 'src/platform/markdown/render-thread.ts',
        'certificate-thread': 'src/features/certificate/certificate-thread.ts',
        'backup-thread': 'src/features/backup/scheduled/backup-thread.ts',
        'download-thread': 'src/features/backup/scheduled/download-thread.ts',
        'judge-thread-main': 'src/features/judge-worker/judge-thread-main.ts',
        'check-process': 'src/features/authoring/check-process.ts',
        ...problemModules(),
      },
      // All files are in one folder, because a thread's file must be beside the file that starts it.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@callofcode\//, 'zod'] },
})
