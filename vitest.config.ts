import { configDefaults, defineConfig } from 'vitest/config'
import { JUDGED_FOLDERS } from './tools/judged-tests.ts'
import { languageModules } from './web/language-modules.ts'

const JUDGED = JUDGED_FOLDERS.map((folder) => `${folder}/**/*.test.ts`)

const SLOW = '{server,bench}/src/**/*.slow.test.ts'
// `npm run test:hard`: the first of them hold more there than in the gate, the others run there alone.
const MORE_THERE = ['start-failure', 'embedded-watch', 'crash', 'set-tick', 'shape']
const ONLY_THERE = [
  ...['every-write', 'killed-while*', 'clock-jumps', 'hung-database', 'full-disk', 'on-disk'],
  ...['restore-cli', 'damaged-backup', 'demo-large', 'overload', 'hostile'],
]
const named = (names: readonly string[]) =>
  names.map((name) => `{server,content,bench}/src/**/${name}.test.ts`)
const HARD = [...named([...MORE_THERE, ...ONLY_THERE]), SLOW]

// With programs of Debian, and minutes: `npm run test:hard -- failover`, and `image`.
const WITH_DEBIAN = {
  failover: 'server/testing/failover/*.slow.test.ts',
  image: 'tools/image/*.image.test.ts',
}

/**
 * The tag of tests that take long beside what only they would find: with 20,000 members, through hundreds of mails, after many
 * kills. `npm test -- long` runs them, and so does naming their file; the gate runs what is left of their file.
 */
const LONG = { name: 'long', description: 'takes long beside what only it would find' }

/** What a mode runs alone. */
const ALONE: Record<string, readonly string[]> = {
  judged: JUDGED,
  hard: HARD,
  ...Object.fromEntries(Object.entries(WITH_DEBIAN).map(([mode, files]) => [mode, [files]])),
}

export default defineConfig(({ mode }) => ({
  plugins: [languageModules()],
  test: {
    include: [
      ...(ALONE[mode] ?? [
        '{contract,content,server,tools,bench}/**/*.test.ts',
        'web/src/**/*.test.{ts,tsx}',
      ]),
    ],
    exclude: [
      ...configDefaults.exclude,
      // What is slow runs there also if it judges.
      ...(mode === 'hard' ? [] : [SLOW, ...named(ONLY_THERE)]),
      ...(mode in WITH_DEBIAN ? [] : Object.values(WITH_DEBIAN)),
      ...(['judged', 'hard', 'long'].includes(mode) ? [] : JUDGED),
    ],
    tags: [LONG],
    ...(mode === 'long' && { tagsFilter: [LONG.name] }),
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
