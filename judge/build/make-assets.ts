import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine as AnyEngine } from '../src/language.ts'
import type { EngineAssets, Making, Manifest } from '../src/manifest.ts'
import { bundleEnclosed, bundleWorker } from './bundle-worker.ts'
import {
  describeFolder,
  hashFileName,
  hashFolderName,
  renameFolder,
  writeManifest,
} from './content-hash-names.ts'
import { hashSources } from './hash-sources.mjs'
import { layKeptObjects } from './kept-objects.ts'
import { beginForBrowsers, makeForVerdicts } from './make-cpp.ts'
import { packFile, packFolder } from './pack-folder.ts'

/** The engines that run in WebAssembly. */
type Engine = Exclude<AnyEngine, 'java'>

const judge = dirname(dirname(fileURLToPath(import.meta.url)))
/** The folder of the assets. It is given when a site waits for them and builds them beside its own packages. */
const [, , asked] = process.argv
const target = resolve(asked ?? join(judge, 'dist/assets'))

interface Work {
  /** The hash of the engine's sources. */
  readonly sources: string
  readonly tell: (share: number) => void
  /** Publishes to browsers the files built so far, as soon as they are all that browsers need. */
  readonly offer: (assets: EngineAssets) => Promise<void>
}
type Make = (work: Work) => Promise<EngineAssets>

/**
 * Each maker is imported when it is needed. The optimiser of JavaScript's engine takes six seconds to load, and the engine is
 * stored.
 */
const makers: readonly (readonly [Engine, Make])[] = [
  ['javascript', inFolder('javascript', async () => (await import('./make-javascript.ts')).makeJavaScript)],
  ['python', inFolder('python', async () => (await import('./make-python.ts')).makePython)],
  ['typescript', inFolder('typescript', async () => (await import('./make-typescript.ts')).makeTypeScript)],
]

/**
 * Builds everything that compiles and runs learners' code from the pinned packages, without downloads. Each engine can be fetched
 * as soon as it is built. The manifest lists the engines built so far, and in the end all.
 */
async function makeAssets() {
  await mkdir(target, { recursive: true })
  const before = await madeBefore()
  // C++ starts together with the first engine, because it takes longest.
  const forBrowsers = keptOf('cpp', before) ? undefined : beginForBrowsers(join(target, 'cpp'))
  const worker = await hashFileName(target, await bundleWorker(target))
  const enclosed = await hashFileName(target, await bundleEnclosed(target))
  await Promise.all([worker, enclosed].map((file) => packFile(join(target, file))))
  const engines: Manifest['engines'] = {}
  const offer = async (name: Engine, assets: EngineAssets) => {
    engines[name] = assets
    await writeManifest(target, { worker, enclosed, engines })
  }
  for (const [name, make] of [...makers, ['cpp', makeCpp(forBrowsers)] as const]) {
    const tell = (share: number) =>
      tellMaking({ engines: Object.keys(engines) as Engine[], next: name, share })
    tell(0)
    const work = { sources: sourcesOf(name), tell, offer: (assets: EngineAssets) => offer(name, assets) }
    await offer(name, await made(name, () => make(work), keptOf(name, before)))
  }
  await removeAllBut([
    ...[worker, enclosed].flatMap((file) => ['', '.br', '.gz'].map((suffix) => file + suffix)),
    'manifest.json',
    ...Object.values(engines).map(({ folder }) => folder.slice(0, -1)),
  ])
}

/** Returns a maker that builds an engine in one piece, in a folder named after its content. */
function inFolder(name: Engine, maker: () => Promise<(folder: string) => Promise<void>>): Make {
  return async ({ sources }) => {
    const folder = join(target, name)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    await (await maker())(folder)
    return hashFolderName(target, name, sources)
  }
}

/** Returns a maker for C++, which can be fetched before it is complete. Its folder is therefore named after its sources. */
function makeCpp(forBrowsers: ReturnType<typeof beginForBrowsers> | undefined): Make {
  return async ({ sources, tell, offer }) => {
    await forBrowsers?.(tell)
    const name = `cpp-${sources}`
    await renameFolder(target, 'cpp', name)
    const hasObjects = await layKeptObjects(join(target, name), sources)
    // Leaves out the hash of the sources, so that C++ is rebuilt if this process ends before all files exist.
    if (hasObjects) await offer(await describeFolder(target, name, ''))
    tell(0.9)
    await makeForVerdicts(join(target, name), hasObjects)
    return describeFolder(target, name, sources)
  }
}

/** Writes the progress for the sites that wait. */
function tellMaking(making: Making) {
  if (!asked) return
  const file = join(dirname(target), 'making.json')
  writeFileSync(`${file}.new`, JSON.stringify(making))
  renameSync(`${file}.new`, file)
}

/** Builds an engine, or keeps the last one when its sources have not changed. C++ takes half a minute. */
async function made(name: Engine, make: () => Promise<EngineAssets>, kept: EngineAssets | undefined) {
  const started = performance.now()
  const named = kept ?? (await make())
  // The files are compressed before the engine is published, so that browsers get small files from the start.
  await packFolder(join(target, named.folder))
  const size = named.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const time = kept ? 'as before' : `in ${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(`${name}: ${(size / 1e6).toFixed(1)} MB ${time}`)
  return named
}

const sourcesOf = (name: Engine) => hashSources(judge, ['package.json', ...madeFrom[name]]).slice(0, 16)

function keptOf(name: Engine, before: Manifest | undefined): EngineAssets | undefined {
  const engine = before?.engines[name]
  return engine && engine.sources === sourcesOf(name) && isWhole(engine) ? engine : undefined
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

// Only the sources of an engine's files. Code that runs an engine is bundled into the worker.
const madeFrom: Record<Engine, string[]> = {
  javascript: [
    ...['build/make-javascript.ts', 'build/export-table.ts', 'build/inline-calls.ts', 'src/wasm'],
    'src/javascript/packages.ts',
  ],
  python: ['build/make-python.ts', 'src/wasm', 'src/python'],
  cpp: [
    ...['build/compile-ahead.ts', 'build/packaged-clang.ts'],
    ...['build/tar.ts', 'library/library.tar.br', 'src/wasm'],
    ...['src/cpp/clang.ts', 'src/cpp/include', 'src/cpp/words/warnings.ts'],
    ...readdirSync(join(import.meta.dirname, '../src/cpp'))
      .filter((name) => /\.(?:cpp|h)$/.test(name))
      .map((name) => `src/cpp/${name}`),
  ],
  typescript: [
    ...['build/make-typescript.ts', 'build/count-steps.ts', 'src/javascript/packages.ts'],
    ...['src/typescript/compiler.ts', 'src/typescript/world.d.ts', 'src/typescript/modules.d.ts'],
  ],
}

await makeAssets()
