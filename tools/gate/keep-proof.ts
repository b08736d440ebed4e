import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readProven, writeProven } from './proven.ts'
import { git, linesOf } from './sources.ts'

// Reads the passed tests as JSON: `hashes` of tests that start programs, and whether the whole run passed (`all`).
const root = resolve(import.meta.dirname, '../..')
const { hashes, all } = JSON.parse(readFileSync(0, 'utf8')) as {
  hashes: Record<string, string>
  all: boolean
}

const PROOFS = ['judge/proven.txt', 'tools/gate/proven.txt']
const proven = readProven(root)
const unsaved = linesOf(git(root, 'status', '--porcelain'))
  .map((line) => line.slice(3))
  .filter((file) => !PROOFS.includes(file))
const isCommit = all && unsaved.length === 0
writeProven(root, {
  commit: isCommit ? git(root, 'rev-parse', 'HEAD').trim() : proven.commit,
  tests: new Map(Object.entries(hashes)),
})
if (isCommit)
  console.log(
    '\nThis commit has passed: commit tools/gate/proven.txt, and the next run holds what differs from it.',
  )
if (all && !isCommit)
  console.log(
    `\nAll passed, but ${unsaved.length} files are not committed (${unsaved[0]} …): no commit is proven.`,
  )
