import { configDefaults, defineConfig } from 'vitest/config'
import { JUDGED_FOLDERS, MORE_THERE, ONLY_THERE, WITH_DEBIAN } from './tools/gate/kept-apart.ts'
import { serverTests, type TestKind } from './tools/gate/test-kinds.ts'
import { languageModules } from './web/language-modules.ts'

const JUDGED = JUDGED_FOLDERS.map((folder) => `${folder}/**/*.test.ts`)

const SLOW = '{server,bench}/src/**/*.slow.test.ts'
const named = (names: readonly string[]) =>
  names.map((name) => `{server,content,bench}/src/**/${name}.test.ts`)
const HARD = [...named([...MORE_THERE, ...ONLY_THERE]), SLOW]

/**
 * The tag of tests that take long and find little that others miss: with 20,000 members, through hundreds of mails, after many
 * kills. `npm test -- long` runs them, and so does naming their file. The gate runs the other tests of their file.
 */
const LONG = { name: 'long', description: 'takes long beside what only it would find' }

/** The files that a mode runs alone. */
const ALONE: Record<string, readonly string[]> = {
  judged: JUDGED,
  hard: HARD,
  ...Object.fromEntries(Object.entries(WITH_DEBIAN).map(([mode, files]) => [mode, [files]])),
}

// Four workers keep two cores busy, because each also waits for PostgreSQL or mail. Judged tests use a whole core each, and are
// measured.
const workersOf = (mode: string) => (mode === 'judged' ? 2 : 4)

const PURE = ['{contract,content,tools,bench}/**/*.test.ts', 'web/*.test.ts', 'web/src/**/*.test.{ts,tsx}']
const SETUP = ['server/testing/database-server.ts']

export default defineConfig(({ mode }) => {
  const kinds = [...serverTests(import.meta.dirname)]
  const filesOf = (kind: TestKind) => kinds.filter(([, one]) => one === kind).map(([file]) => file)
  const exclude = [
    ...configDefaults.exclude,
    // The mode `hard` also runs slow tests that judge.
    ...(mode === 'hard' ? [] : [SLOW, ...named(ONLY_THERE)]),
    ...(mode in WITH_DEBIAN ? [] : Object.values(WITH_DEBIAN)),
    ...(['judged', 'hard', 'long'].includes(mode) ? [] : JUDGED),
  ]
  const project = (name: string, include: readonly string[], globalSetup: string[] = []) => ({
    extends: true as const,
    test: { name, include: [...include], exclude, globalSetup },
  })
  const alone = ALONE[mode]
  return {
    plugins: [languageModules()],
    test: {
      // The projects follow the kind of a test: `tools/gate/test-kinds.ts`.
      projects: alone
        ? [project(mode, alone, SETUP)]
        : [
            project('pure', [...PURE, ...filesOf('pure')]),
            project('site', filesOf('site'), SETUP),
            project('process', filesOf('process'), SETUP),
          ],
      tags: [LONG],
      reporters: ['default', './tools/gate/last-lines.ts'],
      setupFiles: ['web/testing/report-error.ts', 'web/testing/patient-waits.ts'],
      maxWorkers: workersOf(mode),
      // Imported modules stay loaded for the next file in the same worker. The app and its packages load once for each worker
      // instead of each file.
      isolate: false,
      // The deadlines suit a busy machine. They end hanging tests and do not measure speed. A poll also waits for its condition
      // instead of a second (web/testing/patient-waits.ts).
      expect: { poll: { timeout: 60_000 } },
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }
})
