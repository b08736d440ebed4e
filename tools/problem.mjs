import { prepare } from './prepare.mjs'
import { openly } from './step.mjs'

// The commands for authors of problems: docs/problems.md.
const [command, ...given] = process.argv.slice(2)
await prepare({ dev: true, builds: false })
const runs = command === 'check' || command === 'stress'
const ready = !runs || (await openly([process.execPath, 'tools/judge-assets.mjs']))
const ok =
  ready && (await openly(['tsx', 'content/checker/main.ts', ...(command ? [command] : []), ...given]))
process.exitCode = ok ? 0 : 1
