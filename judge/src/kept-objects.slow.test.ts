import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addressOf, compileAhead, headerName, OBJECTS } from '../build/compile-ahead.ts'
import { assets } from '../testing/open-runner.ts'
import { Clang } from './cpp/clang.ts'

const made = mkdtempSync(join(tmpdir(), 'callofcode-objects-'))
afterAll(() => rmSync(made, { recursive: true }))

test('RES-20 the objects of C++ that are kept are those that would be made, to the byte', async () => {
  const { engines } = JSON.parse(readFileSync(join(assets, 'manifest.json'), 'utf8'))
  const folder = join(assets, engines.cpp.folder)
  symlinkSync(join(folder, headerName(false)), join(made, headerName(false)))
  const clang = await Clang.load(addressOf(folder))
  for (const [name, define, object = name] of OBJECTS) {
    await compileAhead(clang, made, name, object, define)
    const [ours, kept] = [made, folder].map((from) => readFileSync(join(from, `${object}.o`)))
    expect(ours?.equals(kept ?? Buffer.of()), object).toBe(true)
  }
})
