import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { meter } from '../src/wasm/meter.ts'

const require = createRequire(import.meta.url)

/** QuickJS with a meter. The host makes its memory and limits it. */
export async function makeJavaScript(folder: string) {
  const packaged = require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
  const metered = meter(await readFile(packaged), { maximumPages: 32_768, count: 'rounds' })
  await writeFile(join(folder, 'quickjs.wasm'), metered)
}
