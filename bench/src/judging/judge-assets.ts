import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../process.ts'

export const ASSETS = join(root, 'judge/dist/assets')

/** Makes the judge's assets before any measurement. A site does this once, in the background. */
export const makeAssets = () =>
  void execFileSync(process.execPath, ['tools/judge-assets.mjs'], { cwd: root, stdio: 'inherit' })
