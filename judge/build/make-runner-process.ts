import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Bundles the runner process into one file, because its sandbox can read only this file and the assets. */
const bundle = await rolldown({
  input: join(import.meta.dirname, '../src/host/runner-process.ts'),
  platform: 'node',
  external: /^node:/,
})
await bundle.write({
  file: process.argv[2] ?? join(import.meta.dirname, '../dist/runner-process.mjs'),
  format: 'esm',
  codeSplitting: false,
})
await bundle.close()
