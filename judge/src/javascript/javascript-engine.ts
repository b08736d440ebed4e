import type { EngineWorker } from '../worker/engine-worker.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import { openIn } from './enclosed-program.ts'
import { compileJavaScript } from './javascript-compile.ts'
import { runJavaScript } from './javascript-run.ts'
import { traceJavaScript } from './javascript-trace.ts'
import { readEngine } from './read-engine.ts'

export async function loadJavaScript(read: ReadAsset): Promise<EngineWorker> {
  const engine = await readEngine(read)
  return {
    compile: (language, source) => compileJavaScript(engine.module, language, source),
    run: (artifact, test, limits, channels) => runJavaScript(engine, artifact, test, limits, channels),
    enclose: (program) => openIn(engine, program),
    trace: (artifact, test, limits, channels) => traceJavaScript(engine, artifact, test, limits, channels),
  }
}
