import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithParent } from './end-with-parent.mjs'
import { prepare } from './prepare.mjs'

const words = process.argv.slice(2)
const isLarge = words.includes('--large')
if (words.some((word) => word !== '--large')) {
  console.error('npm run demo takes one option: --large, for a club of 800 members and three years.')
  process.exit(1)
}
await prepare()
const folder = mkdtempSync(join(tmpdir(), 'call-of-code-demo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

// Prevents access to the real site's data, even if the shell sets DATABASE_URL.
delete process.env.DATABASE_URL
Object.assign(process.env, { DATA_DIR: folder, DEMO: isLarge ? 'large' : '1' })
await import('../server/dist/main.js')
endWithParent()
