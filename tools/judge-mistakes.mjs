import { prepare } from './prepare.mjs'
import { openly } from './step.mjs'

// The commonest mistakes of beginners, and the messages about them: docs/mistakes.md.
await prepare({ dev: true, builds: false })
const ready = await openly([process.execPath, 'tools/judge-assets.mjs'])
const ok = ready && (await openly(['tsx', 'judge/testing/mistakes-main.ts', ...process.argv.slice(2)]))
process.exitCode = ok ? 0 : 1
