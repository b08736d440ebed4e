import { browserHost } from '../src/host/browser-host.ts'
import { createRunner } from '../src/host/create-runner.ts'
import type { Manifest } from '../src/manifest.ts'
import { type Measured, measure, measureGolden } from './golden.ts'
import type { GoldenLanguage, GoldenProgram } from './golden-programs.ts'

declare global {
  interface Window {
    measureGolden(language: GoldenLanguage, count?: number): Promise<Measured[]>
    measureOne(language: GoldenLanguage, one: GoldenProgram): Promise<Measured>
  }
}

/** In a new Web Worker, through the product's own host. */
async function inNewWorker<T>(act: (runner: ReturnType<typeof createRunner>) => Promise<T>): Promise<T> {
  const manifest: Manifest = await (await fetch('/assets/manifest.json')).json()
  const runner = createRunner(browserHost(manifest, new URL('/assets/', location.href).href))
  try {
    return await act(runner)
  } finally {
    await runner.dispose()
  }
}

window.measureGolden = (language, count) => inNewWorker((runner) => measureGolden(runner, language, count))
window.measureOne = (language, one) => inNewWorker((runner) => measure(runner, language, one))
