import { prepare } from './prepare.mjs'
import { openly } from './step.mjs'

await prepare({ dev: true, builds: false })
const watch = ['tsx', 'watch', '--clear-screen=false', 'server/src/main.ts']
const ok = await openly(watch, { environment: { NODE_ENV: 'development' } })
process.exitCode = ok ? 0 : 1
