import { fileURLToPath } from 'node:url'
import { tooFewOpenFiles } from './platform/machine.ts'

// The site consists of a great number of files. If too few may be open, the process stops before it loads any of them.
const reason = tooFewOpenFiles()
if (reason) {
  console.error(reason)
  process.exitCode = 1
} else {
  const { serve } = await import('./serve.ts')
  serve(fileURLToPath(import.meta.url))
}
