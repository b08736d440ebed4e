import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

// What brotli accepts. Its own default is 22.
const [SMALLEST, LARGEST] = [16, 22]

/**
 * Compresses `content` off the main thread with a window that just holds it. With the default window each call takes 9 MB
 * for a page of 100 kB; once such a block was freed, glibc keeps several of them in the process for later.
 */
export function brotli(content: Uint8Array, quality: number): Promise<Buffer> {
  const window = Math.min(Math.max(32 - Math.clz32(content.length), SMALLEST), LARGEST)
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  })
}
