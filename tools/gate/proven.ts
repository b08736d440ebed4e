import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './changed.ts'
import { follow } from './imports.ts'
import { git } from './sources.ts'
import { serverTests } from './test-kinds.ts'

const FILE = 'tools/gate/proven.txt'

/**
 * The proof of what has passed: the commit whose gate was the last to pass, and each test that starts programs with the hash of
 * its sources at that time. Both are valid for one major version of Node.js.
 */
export interface Proven {
  readonly commit: string | undefined
  readonly tests: ReadonlyMap<string, string>
}

const NODE = process.versions.node.split('.')[0]

export function readProven(root: string): Proven {
  const path = join(root, FILE)
  const rows = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  const [first = '', ...others] = rows.map((row) => row.split(' '))
  const [commit = '', node] = first
  if (node !== NODE) return { commit: undefined, tests: new Map() }
  return {
    commit: isBehind(root, commit) ? commit : undefined,
    tests: new Map(others.map(([hash = '', file = '']) => [file, hash])),
  }
}

/** A clone without its history, or a commit that was never merged, proves nothing. */
function isBehind(root: string, commit: string): boolean {
  try {
    git(root, 'merge-base', '--is-ancestor', commit, 'HEAD')
    return true
  } catch {
    return false
  }
}

export function writeProven(root: string, { commit, tests }: Proven) {
  const rows = [...tests].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, hash]) => `${hash} ${file}`)
  writeFileSync(join(root, FILE), `${[`${commit ?? '-'} ${NODE}`, ...rows].join('\n')}\n`)
}

/** Every test that starts programs runs the site or its command line. Both begin with these files. */
const BEGIN = /^(package-lock\.json|server\/(migrations\/|package\.json|src\/(platform|app)\/|src\/[^/]+$))/
/** A test that runs a command of the root names its file. */
const TOOLS = /^tools\/[^/]+\.mjs$/
const TEST = /\.test\.tsx?$/
const WHOLE = /^server\/src\/app\//
const STARTED = /\b[a-z]+-cli\b/g

/**
 * Returns the tests that start programs, each with the SHA-256 of its sources: itself, its imports, and the files that every
 * program begins with. A feature that only the whole site imports is left out, because a change runs its own tests and journeys.
 */
export function processTests(root: string, { files, imports }: Sources): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>()
  const hashOf = (file: string) => {
    const known =
      hashes.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex')
    hashes.set(file, known)
    return known
  }
  const begin = files.filter((file) => BEGIN.test(file) && !TEST.test(file))
  const tests = [...serverTests(root)].flatMap(([file, kind]) => (kind === 'process' ? [file] : []))
  return new Map(
    tests.map((test) => {
      const text = readFileSync(join(root, test), 'utf8')
      const started = [...text.matchAll(STARTED)].map(([name]) => `server/src/${name}.ts`)
      const from = [test, ...started.filter((file) => imports.has(file))]
      const reached = follow(imports, from, (file) => WHOLE.test(file))
      const tools = text.includes('tools/') ? files.filter((file) => TOOLS.test(file)) : []
      const hash = createHash('sha256')
      for (const file of [...new Set([...begin, ...reached, ...tools])].sort())
        hash.update(`${file} ${hashOf(file)}\n`)
      return [test, hash.digest('hex')]
    }),
  )
}
