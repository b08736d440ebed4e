import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** The process of a lane as one file: behind its walls it can read this and the assets, and nothing else. */
const bundle = await rolldown({
  input: join(import.meta.dirname, '../src/host/lane-process.ts'),
  platform: 'node',
  external: /^node:/,
})
await bundle.write({
  file: join(import.meta.dirname, '../dist/lane.mjs'),
  format: 'esm',
  codeSplitting: false,
})
await bundle.close()
