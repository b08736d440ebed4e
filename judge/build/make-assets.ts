import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleWorker } from './bundle-worker.ts'
import { makeJavaScript } from './make-javascript.ts'
import { makePython } from './make-python.ts'
import { sealFile, sealFolder, writeManifest } from './seal.ts'

const judge = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(judge, 'dist/assets')
const work = join(judge, 'dist/assets.new')

/** Everything that runs or compiles learners' code, from the pinned packages. Nothing is fetched from anywhere. */
async function makeAssets() {
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
  const worker = await sealFile(work, await bundleWorker(work))
  const engines = {
    javascript: await made('javascript', makeJavaScript),
    python: await made('python', makePython),
  }
  await writeManifest(work, { worker, engines })
  await rm(target, { recursive: true, force: true })
  await rename(work, target)
}

async function made(name: string, make: (folder: string, workFolder: string) => Promise<void>) {
  const started = performance.now()
  const folder = join(work, name)
  await mkdir(folder)
  await make(folder, work)
  const sealed = await sealFolder(work, name)
  const size = sealed.files.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(
    `${name}: ${(size / 1e6).toFixed(1)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return sealed
}

await makeAssets()
