import { browserHost } from '../src/host/browser-host.ts'
import { createRunner } from '../src/host/create-runner.ts'
import type { Manifest } from '../src/manifest.ts'
import { type Measured, measureGolden } from './golden.ts'
import type { GoldenLanguage } from './golden-programs.ts'

declare global {
  interface Window {
    measureGolden(language: GoldenLanguage, count?: number): Promise<Measured[]>
  }
}

/** Measures golden programs in a new Web Worker, through the product's own host. */
window.measureGolden = async (language, count) => {
  const manifest: Manifest = await (await fetch('/assets/manifest.json')).json()
  const runner = createRunner(browserHost(manifest, new URL('/assets/', location.href).href))
  try {
    return await measureGolden(runner, language, count)
  } finally {
    await runner.dispose()
  }
}
