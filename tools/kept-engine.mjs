import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from './step.mjs'

const kept = join(root, 'judge/library/javascript')

/**
 * Copies the stored JavaScript engine into an empty folder of assets, as if it had been built there. Building it takes ten
 * seconds, and all languages wait for it. `make-assets.ts` uses it only if the same sources would produce the same engine.
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
    // A damaged file is left out, and built again.
    if (createHash('sha256').update(content).digest('hex') !== sha256) return
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.br`), packed)
  }
  writeFileSync(manifest, JSON.stringify({ engines: { javascript: engine } }))
}

/** Stores the latest build of the slow parts: the engine of JavaScript, and the objects that C++ programs are linked with. */
export function keepMade(assets) {
  const { javascript, cpp } = JSON.parse(readFileSync(join(assets, 'manifest.json'), 'utf8')).engines
  const objects = cpp.files.filter(({ name }) => name.endsWith('.o'))
  keep(kept, assets, javascript, 'engine.json', javascript)
  const files = objects.map(({ name, sha256 }) => ({ name, sha256 }))
  keep(join(root, 'judge/library/cpp'), assets, cpp, 'objects.json', { sources: cpp.sources, files })
}

function keep(target, assets, { folder }, list, description) {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const { name } of description.files)
    cpSync(join(assets, folder, `${name}.br`), join(target, `${name}.br`))
  writeFileSync(join(target, list), `${JSON.stringify(description, null, 2)}\n`)
}
