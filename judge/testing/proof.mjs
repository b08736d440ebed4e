import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const judge = join(import.meta.dirname, '..')
const file = join(judge, 'proven.txt')
/** The folders that decide the results of the judge's tests. Every file in them counts. */
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

/** Returns the SHA-256 of the judge, its tests, and the engine that runs both. */
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

/** Returns whether all of the judge's tests passed with every file in its present state. */
export const isProven = () => existsSync(file) && readFileSync(file, 'utf8').trim() === hashOfJudge()

export const prove = () => writeFileSync(file, `${hashOfJudge()}\n`)
