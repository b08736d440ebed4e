import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine as AnyEngine } from '../src/language.ts'
import type { EngineAssets, Making, Manifest } from '../src/manifest.ts'
import { bundleEnclosed, bundleWorker } from './bundle-worker.ts'
import { hashFileName, hashFolderName, writeManifest } from './content-hash-names.ts'
import { hashSources } from './hash-sources.mjs'
import { makeCpp } from './make-cpp.ts'
import { makeJavaScript } from './make-javascript.ts'
import { makePython } from './make-python.ts'
import { makeTypeScript } from './make-typescript.ts'
import { packFolder } from './pack-folder.ts'

/** The engines that run in WebAssembly. */
type Engine = Exclude<AnyEngine, 'java'>

const judge = dirname(dirname(fileURLToPath(import.meta.url)))
/** The folder of the assets, when others wait for it: a site makes them beside its own packages. */
const [, , asked] = process.argv
const target = resolve(asked ?? join(judge, 'dist/assets'))

type Make = (folder: string, tell: (share: number) => void) => Promise<void>
const makers: readonly (readonly [Engine, Make])[] = [
  ['javascript', makeJavaScript],
  ['python', makePython],
  ['typescript', makeTypeScript],
  ['cpp', makeCpp],
]

/**
 * Makes from the pinned packages all that compiles and runs learners' code. Downloads nothing. Each engine can be
 * fetched as soon as it is made: the manifest names those that are there, and at last all.
 */
async function makeAssets() {
  await mkdir(target, { recursive: true })
  const before = await madeBefore()
  const worker = await hashFileName(target, await bundleWorker(target))
  const enclosed = await hashFileName(target, await bundleEnclosed(target))
  const engines: Manifest['engines'] = {}
  for (const [name, make] of makers) {
    const tell = (share: number) =>
      tellMaking({ engines: Object.keys(engines) as Engine[], next: name, share })
    tell(0)
    engines[name] = await made(name, (folder) => make(folder, tell), before?.engines[name])
    await writeManifest(target, { worker, enclosed, engines })
  }
  await removeAllBut([
    worker,
    enclosed,
    'manifest.json',
    ...Object.values(engines).map(({ folder }) => folder.slice(0, -1)),
  ])
}

/** What the site tells those who wait. */
function tellMaking(making: Making) {
  if (!asked) return
  const file = join(dirname(target), 'making.json')
  writeFileSync(`${file}.new`, JSON.stringify(making))
  renameSync(`${file}.new`, file)
}

/** Makes an engine, or keeps the last one when its sources have not changed: C++ takes half a minute. */
async function made(name: Engine, make: (folder: string) => Promise<void>, before: EngineAssets | undefined) {
  const started = performance.now()
  const sources = hashSources(judge, ['package.json', ...madeFrom[name]]).slice(0, 16)
  const kept = before?.sources === sources && isWhole(before) ? before : undefined
  const named = kept ?? (await makeAnew(name, make, sources))
  // Before anybody is told of it: what is sent to browsers is small from the first.
  await packFolder(join(target, named.folder))
  const size = named.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const time = kept ? 'as before' : `in ${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(`${name}: ${(size / 1e6).toFixed(1)} MB ${time}`)
  return named
}

async function makeAnew(name: Engine, make: (folder: string) => Promise<void>, sources: string) {
  const folder = join(target, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await make(folder)
  return hashFolderName(target, name, sources)
}

async function madeBefore(): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8'))
  } catch {
    return undefined
  }
}

const isWhole = ({ folder, files }: EngineAssets) =>
  files.every(({ name }) => existsSync(join(target, folder, name)))

async function removeAllBut(kept: readonly string[]) {
  for (const name of await readdir(target))
    if (!kept.includes(name)) await rm(join(target, name), { recursive: true })
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
    ...['src/cpp/clang.ts', 'src/cpp/include', 'src/cpp/words/warnings.ts'],
    ...readdirSync(join(import.meta.dirname, '../src/cpp'))
      .filter((name) => /\.(?:cpp|h)$/.test(name))
      .map((name) => `src/cpp/${name}`),
  ],
  typescript: [
    ...['build/make-typescript.ts', 'build/count-steps.ts', 'src/javascript/packages.ts'],
    ...['src/typescript/compiler.ts', 'src/typescript/world.d.ts'],
  ],
}

await makeAssets()
