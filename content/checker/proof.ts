import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashSources } from '@callofcode/judge/hash-sources'

const ROOT = join(import.meta.dirname, '../..')
/**
 * The files that decide verdicts and measurements besides the problem itself: the judge, and the code that makes and runs the
 * tests.
 */
const DECIDING = [
  ...['judge/src', 'judge/build', 'judge/library/library.tar.br', 'judge/package.json'],
  ...['problem', 'problem-folder', 'interactor', 'problem-tests', 'random'].map(
    (name) => `content/src/${name}.ts`,
  ),
  ...['check-submissions', 'check-tests'].map((name) => `content/checker/${name}.ts`),
]
/** Files that do not affect verdicts: the build order of the judge, and the wording of compiler messages for learners. */
const NOT_DECIDING =
  /^judge\/build\/(?:make-assets|make-cpp|make-cpp-beside|kept-objects|pack-folder|content-hash-names)\.|^judge\/src\/(?:cpp\/diagnostics\.ts|(?:cpp|java|typescript)\/words\/(?!warnings\.ts))/
const IGNORED = /\.test\.tsx?$|(^|\/)limits\.json$/

/**
 * Returns a hash of 32 hexadecimal digits over a problem and everything that judges it, both below `root`. Fuel makes verdicts
 * repeatable. While the hash is the one with which the problem passed, another check would give the same result.
 */
export function proofOf(folder: string, root = ROOT): string {
  const hash = createHash('sha256').update(judgeHash(root))
  for (const file of filesIn(folder)) hash.update(`${relative(folder, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

/** Returns whether the problem passed in its present state. */
export function isProven(folder: string): boolean {
  const limits = join(folder, 'limits.json')
  return existsSync(limits) && JSON.parse(readFileSync(limits, 'utf8')).proof === proofOf(folder)
}

const judgeHashes = new Map<string, string>()
function judgeHash(root: string): string {
  const digits = judgeHashes.get(root) ?? hashSources(root, DECIDING, (file) => !NOT_DECIDING.test(file))
  judgeHashes.set(root, digits)
  return digits
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return IGNORED.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
