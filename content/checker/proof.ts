import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { minifySync, transformSync } from 'rolldown/utils'

const ROOT = join(import.meta.dirname, '../..')
/** What decides verdicts and measurements besides the problem itself: the judge, and what makes and runs the tests. */
const DECIDING = [
  ...['judge/src', 'judge/build', 'judge/package.json'],
  ...['problem', 'problem-folder', 'problem-tests', 'random'].map((name) => `content/src/${name}.ts`),
  ...['check-submissions', 'check-tests'].map((name) => `content/checker/${name}.ts`),
]
const IGNORED = /\.test\.tsx?$|(^|\/)limits\.json$/

/**
 * 32 hexadecimal digits that stand for a problem and all that judges it, both below `root`. Fuel makes verdicts repeatable:
 * while these digits are those with which the problem passed, checking it again would give the same result.
 */
export function proofOf(folder: string, root = ROOT): string {
  const hash = createHash('sha256').update(judgeHash(root))
  for (const file of filesIn(folder)) add(hash, relative(folder, file), readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

/** Whether the problem passed as it now is. */
export function isProven(folder: string): boolean {
  const limits = join(folder, 'limits.json')
  return existsSync(limits) && JSON.parse(readFileSync(limits, 'utf8')).proof === proofOf(folder)
}

const judgeHashes = new Map<string, string>()
function judgeHash(root: string): string {
  const known = judgeHashes.get(root)
  if (known) return known
  const hash = createHash('sha256')
  for (const file of DECIDING.flatMap((part) => filesIn(join(root, part))))
    add(hash, relative(root, file), contentOf(file))
  const digits = hash.digest('hex')
  judgeHashes.set(root, digits)
  return digits
}

/**
 * TypeScript without comments, types and formatting: the bundler drops them too, so no verdict depends on them. Everything
 * else counts as it is. Interpreters read our JavaScript and Python as text, where even a comment can cost fuel.
 */
function contentOf(file: string): string | Buffer {
  if (!file.endsWith('.ts')) return readFileSync(file)
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return minifySync(file, code, { compress: false, mangle: false }).code
}

const add = (hash: Hash, name: string, content: string | Buffer) => hash.update(`${name}\0`).update(content)

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return IGNORED.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
