import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from './step.mjs'

const kept = join(root, 'judge/library/javascript')

/**
 * Lays the kept engine of JavaScript into an empty folder of assets, as if it had been made there: making it takes ten
 * seconds, in which all languages wait. `make-assets.ts` takes it over only if it would make the same from the same sources.
 */
export function layKeptEngine(assets) {
  const manifest = join(assets, 'manifest.json')
  if (existsSync(manifest) || !existsSync(join(kept, 'engine.json'))) return
  const engine = JSON.parse(readFileSync(join(kept, 'engine.json'), 'utf8'))
  const folder = join(assets, engine.folder)
  mkdirSync(folder, { recursive: true })
  for (const { name, sha256 } of engine.files) {
    const packed = readFileSync(join(kept, `${name}.br`))
    const content = brotliDecompressSync(packed)
    // What is damaged is made anew.
    if (createHash('sha256').update(content).digest('hex') !== sha256) return
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.br`), packed)
  }
  writeFileSync(manifest, JSON.stringify({ engines: { javascript: engine } }))
}
