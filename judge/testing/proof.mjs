import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const judge = join(import.meta.dirname, '..')
const file = join(judge, 'proven.txt')
/** What decides what the judge's tests see: all that is kept there. */
const DECIDING = [
  'build',
  'corpus',
  'library',
  'mistakes',
  'package.json',
  'src',
  'testing',
  'vitest.config.ts',
]

/** SHA-256 of the judge, of its tests, and of the engine that runs both. */
function hashOfJudge() {
  const hash = createHash('sha256').update(`${process.versions.v8}\0`)
  for (const path of DECIDING.flatMap(filesIn).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(judge, path)))
      .update('\0')
  return hash.digest('hex')
}

function filesIn(path) {
  if (/\.\w+$/.test(path) && !path.includes('/')) return [path]
  return readdirSync(join(judge, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(judge.length + 1))
}

/** Whether all of the judge's tests have passed with every file as it is now. */
export const isProven = () => existsSync(file) && readFileSync(file, 'utf8').trim() === hashOfJudge()

export const prove = () => writeFileSync(file, `${hashOfJudge()}\n`)
