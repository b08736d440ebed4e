import { endWithParent } from './parent.mjs'
import { prepare } from './prepare.mjs'

await prepare()
// In this same process: a signal reaches the site itself, once, and its end is ours.
await import('../server/dist/main.js')
endWithParent()
