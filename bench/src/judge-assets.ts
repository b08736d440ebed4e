import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './process.ts'

export const ASSETS = join(root, 'judge/dist/assets')

/** Made before anything is measured: a site does so beside its readers, once. */
export const makeAssets = () => run()

/** Compressed for browsers, which takes minutes once. */
export const packAssets = () => run('--pack')

const run = (...flags: string[]) =>
  void execFileSync(process.execPath, ['tools/judge-assets.mjs', ...flags], { cwd: root, stdio: 'inherit' })
