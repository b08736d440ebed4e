import { createReadStream, createWriteStream, existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'

// The highest quality is a sixth smaller but ten times as slow: minutes for the compiler.
const QUALITY = 9

/** Writes a Brotli copy, with `.br` after its name, beside every file that browsers fetch. */
export async function packAssets(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|new|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => ({ file, size: statSync(file).size }))
  // Small files first: their languages need not wait for the compiler.
  for (const { file, size } of files.sort((one, other) => one.size - other.size)) {
    if (existsSync(`${file}.br`)) continue
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants
    const params = {
      [BROTLI_PARAM_QUALITY]: QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: size,
      [BROTLI_PARAM_LGWIN]: 24,
    }
    await pipeline(
      createReadStream(file),
      createBrotliCompress({ params }),
      createWriteStream(`${file}.br.new`),
    )
    renameSync(`${file}.br.new`, `${file}.br`)
  }
}
