import { fileURLToPath } from 'node:url'
import { tooFewOpenFiles } from './platform/open-files.ts'

// What the site is made of is a great number of files: where they may not be opened, nothing of it is loaded.
const reason = tooFewOpenFiles()
if (reason) {
  console.error(reason)
  process.exitCode = 1
} else {
  const { serve } = await import('./serve.ts')
  serve(fileURLToPath(import.meta.url))
}
