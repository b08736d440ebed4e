import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemSlugs } from '@callofcode/content/problem-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProven, proofOf } from './proof.ts'

const root = join(import.meta.dirname, '../..')
const problems = join(root, 'content/problems')
let work: string
let copy: string
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'callofcode-proof-'))
  copy = join(work, 'fair-cuts')
})
afterAll(() => rmSync(work, { recursive: true }))

test.each(['problem.json', 'tests.ts', 'reference.ts', 'statement.md', 'submissions/accepted/reference.py'])(
  'a proof stands wherever the problem lies, and no longer when its %s changes',
  (file) => {
    cpSync(join(problems, 'fair-cuts'), copy, { recursive: true })
    expect(isProven(copy)).toBe(true)
    appendFileSync(join(copy, file), '\n')
    expect(isProven(copy)).toBe(false)
  },
)

test.each([
  ['stands', 'a comment', 'judge/src/wasm/meter.ts', '// 2^53 as i64', '// As i64, 2^53'],
  ['stands', 'a line break', 'judge/src/runner.ts', 'fuel: 1_000_000_000,', 'fuel:\n    1_000_000_000,'],
  ['stands', 'a type', 'judge/src/runner.ts', 'memory: number', 'memory: 1 | 2'],
  ['stands', 'a word for learners', 'judge/src/cpp/diagnostics.ts', 'is nowhere', 'is not there'],
  ['falls', 'a number', 'judge/src/runner.ts', '1_000_000_000', '1_000_000_001'],
  ['falls', 'a text', 'judge/src/verdict.ts', 'too deep', 'too high'],
  ['falls', 'a comment that an interpreter reads', 'judge/src/javascript/prelude.js', '// ', '// - '],
  ['falls', 'a package', 'judge/package.json', '"acorn": "8', '"acorn": "9'],
])('a proof %s when %s of the judge changes', (outcome, _, file, part, other) => {
  const judge = mkdtempSync(join(work, 'judge-'))
  for (const folder of [
    'judge/src',
    'judge/build',
    'judge/library/library.tar.br',
    'judge/package.json',
    'content/src',
    'content/checker',
  ])
    cpSync(join(root, folder), join(judge, folder), { recursive: true })
  const text = readFileSync(join(judge, file), 'utf8')
  expect(text).toContain(part)
  writeFileSync(join(judge, file), text.replace(part, other))
  const problem = join(problems, 'fair-cuts')
  expect(proofOf(problem, judge) === proofOf(problem)).toBe(outcome === 'stands')
})

test('most problems passed as they stand, so that the gate stays short', () => {
  const unproven = problemSlugs(problems).filter((slug) => !isProven(join(problems, slug)))
  // `npm test` checks these problems, and `npm run problem -- check --write` stores their proofs.
  expect(unproven.length).toBeLessThan(12)
})
