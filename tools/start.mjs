import { endWithParent } from './end-with-parent.mjs'
import { prepare } from './prepare.mjs'

// package.json starts Node with a small young generation (4 MB a half instead of 16): some 20 MB less to hold, no
// slower.
await prepare()
// In this process: the site gets signals itself, once, and this process ends with it.
await import('../server/dist/main.js')
endWithParent()
