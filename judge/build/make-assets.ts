import { link, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SUPPORT } from '../src/cpp/clang.ts'
import type { Engine as AnyEngine } from '../src/language.ts'
import type { EngineAssets, Manifest } from '../src/manifest.ts'
import { bundleWorker } from './bundle-worker.ts'
import { hashFileName, hashFolderName, writeManifest } from './content-hash-names.ts'
import { hashSources } from './hash-sources.mjs'
import { makeCpp } from './make-cpp.ts'
import { makeJavaScript } from './make-javascript.ts'
import { makePython } from './make-python.ts'
import { makeTypeScript } from './make-typescript.ts'

/** The engines that run in WebAssembly. */
type Engine = Exclude<AnyEngine, 'java'>

const judge = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(judge, 'dist/assets')
const work = join(judge, 'dist/assets.new')

/** Makes from the pinned packages all that compiles and runs learners' code. Downloads nothing. */
async function makeAssets() {
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
  const worker = await hashFileName(work, await bundleWorker(work))
  const engines = {
    javascript: await made('javascript', makeJavaScript),
    python: await made('python', makePython),
    cpp: await made('cpp', makeCpp),
    typescript: await made('typescript', makeTypeScript),
  }
  await writeManifest(work, { worker, engines })
  await rm(target, { recursive: true, force: true })
  await rename(work, target)
}

/** Makes an engine, or takes the last one when its sources have not changed: C++ takes some minutes. */
async function made(name: Engine, make: (folder: string) => Promise<void>) {
  const started = performance.now()
  const sources = hashSources(judge, ['package.json', ...madeFrom[name]]).slice(0, 16)
  const before = await madeBefore(name, sources)
  const folder = join(work, before ? before.folder : name)
  await mkdir(folder)
  // Linked, not moved: if a later step fails, the last assets are still complete.
  if (before)
    for (const file of before.files)
      await link(join(target, before.folder, file.name), join(folder, file.name))
  else await make(folder)
  const named = before ?? (await hashFolderName(work, name, sources))
  const size = named.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const time = before ? 'as before' : `in ${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(`${name}: ${(size / 1e6).toFixed(1)} MB ${time}`)
  return named
}

async function madeBefore(name: Engine, sources: string): Promise<EngineAssets | undefined> {
  try {
    const manifest: Manifest = JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8'))
    return manifest.engines[name]?.sources === sources ? manifest.engines[name] : undefined
  } catch {
    return undefined
  }
}

// Only what is built into an engine's files. Code that runs an engine is bundled into the worker.
const madeFrom: Record<Engine, string[]> = {
  javascript: [
    ...['build/make-javascript.ts', 'build/export-table.ts', 'src/wasm'],
    'src/javascript/packages.ts',
  ],
  python: ['build/make-python.ts', 'src/wasm', 'src/python'],
  cpp: [
    ...['build/make-cpp.ts', 'build/packaged-clang.ts', 'build/tar.ts', 'library/library.tar.br', 'src/wasm'],
    ...['src/cpp/clang.ts', 'src/cpp/support.cpp', 'src/cpp/include'],
    ...SUPPORT.map((name) => `src/cpp/${name}.cpp`),
  ],
  typescript: [
    ...['build/make-typescript.ts', 'build/count-steps.ts', 'src/javascript/packages.ts'],
    ...['src/typescript/compiler.ts', 'src/typescript/world.d.ts'],
  ],
}

await makeAssets()
