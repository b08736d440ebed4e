import { endWithParent } from './end-with-parent.mjs'
import { prepare } from './prepare.mjs'
import { openly } from './step.mjs'

await prepare({ dev: true, builds: false })
const watch = ['tsx', 'watch', '--clear-screen=false', 'server/src/main.ts']
const ended = openly(watch, { environment: { NODE_ENV: 'development' } })
endWithParent()
process.exitCode = (await ended) ? 0 : 1
