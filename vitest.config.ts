import { configDefaults, defineConfig } from 'vitest/config'
import { JUDGED_FOLDERS } from './tools/judged-tests.ts'
import { languageModules } from './web/language-modules.ts'

const JUDGED = JUDGED_FOLDERS.map((folder) => `${folder}/**/*.test.ts`)

const SLOW = '{server,bench}/src/**/*.slow.test.ts'
// `npm run test:hard`: the first of them hold more there than in the gate, the others run there alone.
const MORE_THERE = ['start-failure', 'embedded-watch', 'crash']
const ONLY_THERE = ['every-write', 'killed-while*', 'clock-jumps']
const inServer = (names: readonly string[]) => names.map((name) => `server/src/**/${name}.test.ts`)
const HARD = [...inServer([...MORE_THERE, ...ONLY_THERE]), SLOW]

// With programs of Debian, and minutes: `npm run test:hard -- image`.
const IMAGE = 'tools/image/*.image.test.ts'

export default defineConfig(({ mode }) => ({
  plugins: [languageModules()],
  test: {
    include:
      mode === 'judged'
        ? JUDGED
        : mode === 'hard'
          ? HARD
          : mode === 'image'
            ? [IMAGE]
            : ['{contract,content,server,tools,bench}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
    exclude: [
      ...configDefaults.exclude,
      // What is slow runs there also if it judges.
      ...(mode === 'hard' ? [] : [SLOW, ...inServer(ONLY_THERE)]),
      ...(mode === 'image' ? [] : [IMAGE]),
      ...(mode === 'judged' || mode === 'hard' ? [] : JUDGED),
    ],
    reporters: ['default', './tools/last-lines.ts'],
    setupFiles: ['web/testing/report-error.ts'],
    globalSetup: ['server/testing/database-server.ts'],
    // Four keep two cores busy, as each also waits, for PostgreSQL or mail. What judges takes all it gets, and is measured.
    maxWorkers: mode === 'judged' ? 2 : 4,
    // What a file imports is there for the next one in its worker: the app and its packages once a worker, not a file.
    isolate: false,
    // Long enough for a busy machine: they end what hangs, and judge no speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}))
