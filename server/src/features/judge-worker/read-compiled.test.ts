import { expect, test } from 'vitest'
import { readCompiled } from './read-compiled.ts'

const diagnostic = { message: 'no', severity: 'error', line: 3 }

test('RES-342 what a sandbox says of a compilation is held against what it may say', () => {
  const artifact = 'a'.repeat(64)
  for (const reply of [
    { ok: true, diagnostics: [], artifact },
    { ok: false, diagnostics: [diagnostic] },
    { ok: false, internal: 'broken' },
  ])
    expect(readCompiled(reply)).toBe(reply)
  for (const reply of [
    undefined,
    { ok: true, diagnostics: [] },
    { ok: true, diagnostics: [], artifact, verdict: 'Accepted' },
    { ok: false, diagnostics: [{ ...diagnostic, line: '3' }] },
    { ok: false, diagnostics: {} },
    { ok: 'yes', internal: 'broken' },
  ])
    expect(() => readCompiled(reply)).toThrow('it sent something that is not a compilation')
})
