import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { doneWords } from '../web/src/features/audit/audit-words.ts'

const root = resolve(import.meta.dirname, '..')
const RECORDED =
  /(?:\brecord\(|\bcreate\(|\baction\b)[^;]*?'([a-z]{3,}\.[a-z-]+)'(?: : '([a-z]{3,}\.[a-z-]+)')?/g

const sources = String(execFileSync('git', ['ls-files', 'server/src'], { cwd: root }))
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .filter((text) => /\baudit(Store)?\b/.test(text))

const recorded = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(RECORDED)].flatMap(([, one, other]) => [one ?? [], other ?? []].flat()),
  ),
)

test('safety P3 whatever the audit records has words of its own', () => {
  expect(recorded.size).toBeGreaterThan(100)
  const unsaid = [...recorded].filter((action) =>
    (['ok', 'refused'] as const).every((outcome) => doneWords({ action, outcome }) === `did ${action}:`),
  )
  expect(unsaid, 'Give them words (web/src/features/audit/audit-words.ts)').toEqual([])
})
