import { prepare } from './prepare.mjs'
import { openly } from './step.mjs'

await prepare({ dev: true })
const ok = await openly(['tsx', 'bench/src/main.ts', ...process.argv.slice(2)])
process.exitCode = ok ? 0 : 1
