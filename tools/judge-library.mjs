import { prepare } from './prepare.mjs'
import { openly } from './step.mjs'

// Rebuilds the stored C and C++ libraries of the judge: docs/decisions/0042. Needs tar, sed and four minutes.
await prepare({ dev: true, builds: false })
process.exitCode = (await openly(['tsx', 'judge/library/make-library.ts'])) ? 0 : 1
