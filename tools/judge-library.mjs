import { prepare } from './prepare.mjs'
import { openly } from './step.mjs'

// Makes the kept C and C++ libraries of the judge anew: docs/decisions/0042. Needs tar, sed and four minutes.
await prepare({ dev: true, builds: false })
process.exitCode = (await openly(['tsx', 'judge/library/make-library.ts'])) ? 0 : 1
