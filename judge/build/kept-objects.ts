import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { packFolder } from './pack-folder.ts'

/** The folder of the stored objects, with the hash of the C++ sources at the time of their build. */
export const KEPT_OBJECTS = join(import.meta.dirname, '../library/cpp')

/**
 * Copies the stored objects into a folder of C++ and returns whether it did. With the compiler and one header, they are all that
 * browsers need. Building them would first need the other header. Objects of other sources are rebuilt.
 */
export async function layKeptObjects(folder: string, sources: string): Promise<boolean> {
  const kept = JSON.parse(await readFile(join(KEPT_OBJECTS, 'objects.json'), 'utf8'))
  if (kept.sources !== sources) return false
  const objects = kept.files as { name: string; sha256: string }[]
  for (const { name, sha256 } of objects) {
    const content = brotliDecompressSync(await readFile(join(KEPT_OBJECTS, `${name}.br`)))
    if (createHash('sha256').update(content).digest('hex') !== sha256) return false
    await writeFile(join(folder, name), content)
  }
  await packFolder(folder)
  return true
}
