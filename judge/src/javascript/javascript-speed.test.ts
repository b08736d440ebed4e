import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { exportTable } from '../../build/export-table.ts'
import { sieves } from '../../testing/golden-programs.ts'
import { openRunner } from '../../testing/open-runner.ts'
import { defaultLimitsOf } from '../runner.ts'
import { meter } from '../wasm/meter.ts'
import { Channels } from '../worker/channels.ts'
import { runJavaScript } from './javascript-run.ts'
import { withPackages } from './library.ts'
import { TABLE } from './lost-rejections.ts'

const { run } = openRunner('javascript')

/** Measures a program in the engine as packaged, with the same meter. */
async function asPackaged(program: string) {
  const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
  const metered = meter(exportTable(await readFile(file), TABLE), { maximumPages: 32_768, count: 'rounds' })
  const engine = { module: await WebAssembly.compile(metered), library: withPackages([]) }
  const channels = new Channels('', 1_000)
  return runJavaScript(
    engine,
    { language: 'javascript', program },
    { stdin: '' },
    defaultLimitsOf('javascript'),
    channels,
  )
}

// Calls are counted instead of time. An inlined call is no longer charged.
test('RES-40 the engine runs a program in fewer calls than as it is packaged, with the same output', async () => {
  const packaged = await asPackaged(sieves.javascript)
  const ours = await run(sieves.javascript)
  expect(ours.stdout).toBe(packaged.stdout)
  expect(ours.fuel).toBeLessThan(packaged.fuel * 0.85)
  expect(ours.memory).toBe(packaged.memory)
})
