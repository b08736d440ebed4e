import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the judge's assets if they are missing or outdated. */
export default function setup() {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../tools/judge-assets.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
