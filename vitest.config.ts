import { configDefaults, defineConfig } from 'vitest/config'

// What judges for real waits for the judge to be made; all else need not: `npm test -- judged` is the former.
const JUDGED = [
  'server/src/features/{problem,submission,judge-worker,judge-assets}/**/*.test.ts',
  'content/checker/**/*.test.ts',
]

export default defineConfig(({ mode }) => ({
  test: {
    include:
      mode === 'judged'
        ? JUDGED
        : ['{contract,content,server,tools,bench}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(mode === 'judged' ? [] : JUDGED)],
    setupFiles: ['web/testing/report-error.ts'],
    globalSetup: ['server/testing/database-server.ts'],
    // Three keep two cores busy, as each also waits, for PostgreSQL or mail. What judges takes all it gets, and is measured.
    maxWorkers: mode === 'judged' ? 2 : 3,
    // What a file imports is there for the next one in its worker: the app and its packages once a worker, not a file.
    isolate: false,
    // Long enough for a busy machine: they end what hangs, and judge no speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}))
