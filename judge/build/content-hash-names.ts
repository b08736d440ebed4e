import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { EngineAssets, Manifest } from '../src/manifest.ts'

// File names contain a hash of the content. A new version has a new name, so browsers can cache a file without a time limit.

/** Puts the content's hash into the name of a file and returns the new name. */
export async function hashFileName(folder: string, file: string): Promise<string> {
  const extension = extname(file)
  const hashed = `${file.slice(0, -extension.length)}-${(await hashOf(join(folder, file))).slice(0, 16)}${extension}`
  await rename(join(folder, file), join(folder, hashed))
  return hashed
}

/** Puts the content's hash into the name of a folder. `sources` is the hash of its sources. */
export async function hashFolderName(parent: string, name: string, sources: string): Promise<EngineAssets> {
  const { files } = await describeFolder(parent, name, sources)
  const whole = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  await renameFolder(parent, name, `${name}-${whole}`)
  return { folder: `${name}-${whole}/`, sources, files }
}

export async function renameFolder(parent: string, from: string, to: string) {
  await rm(join(parent, to), { recursive: true, force: true })
  await rename(join(parent, from), join(parent, to))
}

export async function describeFolder(parent: string, folder: string, sources: string): Promise<EngineAssets> {
  const names = (await readdir(join(parent, folder))).filter((file) => !/\.(?:br|gz)$/.test(file)).sort()
  const files = await Promise.all(names.map((file) => describe(join(parent, folder), file)))
  return { folder: `${folder}/`, sources, files }
}

/**
 * Writes manifest.json with a hash of all parts. The hash is stored with each verdict, because another toolchain may judge
 * differently.
 */
export async function writeManifest(folder: string, parts: Omit<Manifest, 'toolchain'>) {
  const toolchain = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
  const file = join(folder, 'manifest.json')
  // A running site may read the file at any time, so it is replaced by a rename.
  await writeFile(`${file}.new`, JSON.stringify({ toolchain, ...parts }, null, 2))
  await rename(`${file}.new`, file)
}

async function describe(folder: string, name: string) {
  const sha256 = await hashOf(join(folder, name))
  return { name, bytes: (await readFile(join(folder, name))).length, sha256 }
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
