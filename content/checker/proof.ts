import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** What verdicts and measures follow from besides the problem: the judge, how its tests are made, how it is checked. */
const DECIDING = [
  ...['judge/src', 'judge/build', 'judge/package.json'],
  ...['problem', 'problem-folder', 'problem-tests', 'random'].map((name) => `content/src/${name}.ts`),
  ...['check-submissions', 'check-tests'].map((name) => `content/checker/${name}.ts`),
]
const NO_PART = /\.test\.tsx?$|(^|\/)limits\.json$/

/**
 * Stands for a problem and for all that judges it, in hexadecimal digits. Fuel makes verdicts repeatable: where this is
 * what it was when the problem last passed, checking it again can only say the same.
 */
export function proofOf(folder: string): string {
  const hash = createHash('sha256').update(judging())
  for (const file of filesIn(folder)) hash.update(`${relative(folder, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

/** Whether the problem passed as it stands. */
export function isProven(folder: string): boolean {
  const limits = join(folder, 'limits.json')
  return existsSync(limits) && JSON.parse(readFileSync(limits, 'utf8')).proof === proofOf(folder)
}

let judged: string | undefined
function judging(): string {
  if (judged) return judged
  const hash = createHash('sha256')
  for (const part of DECIDING)
    for (const file of filesIn(join(ROOT, part)))
      hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file))
  judged = hash.digest('hex')
  return judged
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return NO_PART.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
