import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { follow, importsIn } from './imports.ts'

/**
 * The kind of a test decides when the gate runs it.
 * - `pure`: it needs nothing, so it starts at once.
 * - `site`: it needs the PostgreSQL of the run, with its own database.
 * - `process`: it starts programs (the site, its command line, another PostgreSQL), which is slow.
 */
export type TestKind = 'pure' | 'site' | 'process'

const TEST = /\.test\.tsx?$/
/** The run's own set-up starts a PostgreSQL. A test that imports this file starts none of its own. */
const SETUP = 'server/testing/database-server.ts'
const STARTS = /from '(?:node:child_process|node:worker_threads)'|\bstartEmbedded\b/
const ASKS = /import \{[^}]*\binject\b[^}]*\} from 'vitest'/

/**
 * Returns each test file of the server with its kind, by its text and its imports of `server/testing`. All other tests are pure.
 */
export function serverTests(root: string): ReadonlyMap<string, TestKind> {
  const files = ['server/src', 'server/testing'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  const read = files.filter((file) => TEST.test(file) || file.startsWith('server/testing/'))
  const imports = importsIn(root, read)
  const text = new Map(read.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const says = (words: RegExp) => (file: string) => file !== SETUP && words.test(text.get(file) ?? '')
  return new Map(
    read
      .filter((file) => TEST.test(file))
      .map((file) => {
        const reached = [...follow(imports, [file], (path) => path === SETUP)]
        if (reached.some(says(STARTS))) return [file, 'process']
        return [file, reached.includes(SETUP) || reached.some(says(ASKS)) ? 'site' : 'pure']
      }),
  )
}
