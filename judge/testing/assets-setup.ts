import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes the assets when they are missing or older than what they are made from. */
export default function setup() {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../tools/judge-assets.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
