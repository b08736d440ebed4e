import type { ReadAsset } from '../worker/read-asset.ts'
import type { JavaScriptEngine } from './javascript-run.ts'
import { withPackages } from './library.ts'
import { PACKAGES } from './packages.ts'

export async function readEngine(read: ReadAsset): Promise<JavaScriptEngine> {
  const module = await WebAssembly.compile(await read('quickjs.wasm'))
  const packages = Object.entries(PACKAGES).map(async ([name, { file }]) => [name, await read(file)] as const)
  return { module, library: withPackages(await Promise.all(packages)) }
}
