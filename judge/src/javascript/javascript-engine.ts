import type { EngineWorker } from '../worker/engine-worker.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import { compileJavaScript } from './javascript-compile.ts'
import { runJavaScript } from './javascript-run.ts'
import { traceJavaScript } from './javascript-trace.ts'

export async function loadJavaScript(read: ReadAsset): Promise<EngineWorker> {
  const module = await WebAssembly.compile(await read('quickjs.wasm'))
  return {
    compile: (language, source) => compileJavaScript(module, language, source),
    run: (artifact, test, limits, channels) => runJavaScript(module, artifact, test, limits, channels),
    trace: (artifact, test, limits, channels) => traceJavaScript(module, artifact, test, limits, channels),
  }
}
