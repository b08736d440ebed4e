import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from '../build/hash-sources.mjs'

const judge = join(import.meta.dirname, '..')
const file = join(judge, 'proven.txt')
/** Files that decide the results of the judge's tests. Comments and types of the sources do not. */
const SOURCES = ['build', 'src', 'testing']
const KEPT = ['corpus', 'library', 'mistakes', 'package.json', 'vitest.config.ts']
const TEST = /\.test\.ts$/

/** SHA-256 of the judge, of its tests, and of the engine that runs both. */
function hashOfJudge() {
  const hash = createHash('sha256').update(`${process.versions.v8}\0${hashSources(judge, SOURCES)}\0`)
  const tests = SOURCES.flatMap(filesIn).filter((path) => TEST.test(path))
  for (const path of [...KEPT.flatMap(filesIn), ...tests].sort())
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

/** Returns whether all of the judge's tests have passed with every file as it is now. */
export const isProven = () => existsSync(file) && readFileSync(file, 'utf8').trim() === hashOfJudge()

export const prove = () => writeFileSync(file, `${hashOfJudge()}\n`)
