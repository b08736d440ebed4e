import { prepare } from './prepare.mjs'
import { openly } from './step.mjs'

// Tests programs as people write them: docs/corpus.md. The machine's own compilers need no judge.
const given = process.argv.slice(2)
await prepare({ dev: true, builds: false })
const ready = given.includes('--native') || (await openly([process.execPath, 'tools/judge-assets.mjs']))
const ok = ready && (await openly(['tsx', 'judge/testing/corpus-main.ts', ...given]))
process.exitCode = ok ? 0 : 1
