import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes the judge's assets when they are missing or out of date. */
export default function setup() {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../tools/judge-assets.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
