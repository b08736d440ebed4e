import type { EngineWorker } from '../worker/engine-worker.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import { compileJavaScript } from './javascript-compile.ts'
import { runJavaScript } from './javascript-run.ts'
import { traceJavaScript } from './javascript-trace.ts'
import { withPackages } from './library.ts'
import { PACKAGES } from './packages.ts'

export async function loadJavaScript(read: ReadAsset): Promise<EngineWorker> {
  const module = await WebAssembly.compile(await read('quickjs.wasm'))
  const packages = Object.entries(PACKAGES).map(async ([name, { file }]) => [name, await read(file)] as const)
  const engine = { module, library: withPackages(await Promise.all(packages)) }
  return {
    compile: (language, source) => compileJavaScript(module, language, source),
    run: (artifact, test, limits, channels) => runJavaScript(engine, artifact, test, limits, channels),
    trace: (artifact, test, limits, channels) => traceJavaScript(engine, artifact, test, limits, channels),
  }
}
