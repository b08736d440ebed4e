import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assets } from '../../testing/open-runner.ts'
import { createRunner } from '../host/create-runner.ts'
import { nodeHost } from '../host/node-host.ts'

const folder = mkdtempSync(join(tmpdir(), 'judge-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Copies the assets with a truncated interpreter. */
function brokenAssets() {
  for (const name of readdirSync(assets)) {
    if (name.startsWith('python-')) cpSync(join(assets, name), join(folder, name), { recursive: true })
    else if (name.startsWith('worker-') || name === 'manifest.json')
      cpSync(join(assets, name), join(folder, name))
    else symlinkSync(join(assets, name), join(folder, name))
  }
  const [python = ''] = readdirSync(folder).filter((name) => name.startsWith('python-'))
  truncateSync(join(folder, python, 'pyodide.asm.wasm'), 100_000)
  return folder
}

test('safety J6 an interpreter that cannot be started says so at once, and why', async () => {
  const runner = createRunner(nodeHost(brokenAssets()))
  const started = performance.now()
  await expect(runner.load('python')).rejects.toThrow(/^Python cannot be started: .*WebAssembly/)
  const compiled = await runner.compile('python', { text: 'print(1)' })
  expect(compiled).toMatchObject({ ok: false, internal: expect.stringMatching(/^Python cannot be started/) })
  // The failure comes well before the two-minute limit for a slow network.
  expect(performance.now() - started).toBeLessThan(60_000)
  expect(await runner.compile('javascript', { text: '1' })).toMatchObject({ ok: true })
  await runner.dispose()
})
