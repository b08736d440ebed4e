import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let place: string
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'spec-'))
  const folder = join(place, 'docs/specification')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'requirements.md'), '- **ONE-01** It answers.\n')
  writeFileSync(join(folder, 'safety.md'), '### Auth (A)\nA1 Signup waits.\nA2 Nothing is told.\n')
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Returns the list for a folder with these tests, and whether the check passes. */
function listOf(...titles: string[]): { text: string; ok: boolean } {
  const lines = titles.map((title) => `it(${JSON.stringify(title)}, () => undefined)`)
  writeFileSync(join(place, 'some.test.ts'), lines.join('\n'))
  try {
    const command = [join(import.meta.dirname, 'spec.mjs'), `--root=${place}`]
    return { text: execFileSync(process.execPath, command, { encoding: 'utf8' }), ok: true }
  } catch (error) {
    return { text: String((error as { stdout: string }).stdout), ok: false }
  }
}

test('SAFE-64 each promise stands in the list with its tests', () => {
  const { text, ok } = listOf('ONE-01 safety A1 ONE-01 A2 it does both')
  expect(ok).toBe(true)
  expect(text).toContain('A1\n    some.test.ts: ONE-01 safety A1 ONE-01 A2 it does both\n')
  expect(text).toContain('1 of 1 lines and 2 of 2 promises have a test.')
})

test('SAFE-64 a promise without a test fails, as does a test of no promise', () => {
  const without = listOf('ONE-01 safety A1 it waits')
  expect([without.ok, /^Without: A2$/m.test(without.text)]).toEqual([false, true])
  const unknown = listOf('ONE-01 safety A1 and A2 it waits', 'safety A9 nobody promised')
  expect([unknown.ok, unknown.text.includes('safety A9 in some.test.ts')]).toEqual([false, true])
  // A number counts as a promise only after the word `safety`.
  expect(listOf('ONE-01 safety A1 it waits', 'A2 is a size of paper').ok).toBe(false)
})
