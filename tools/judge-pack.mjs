import { createReadStream, createWriteStream, existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'

const SMALL = 2_048
// The best is a sixth smaller still and takes ten times as long: minutes for the compiler.
const QUALITY = 9

/** Puts a compressed copy beside every file that browsers fetch. */
export async function packAssets(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|new|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => ({ file, size: statSync(file).size }))
  // The small languages need not wait for the large ones.
  for (const { file, size } of files.sort((one, other) => one.size - other.size)) {
    if (size < SMALL || existsSync(`${file}.br`)) continue
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
