import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

/** A document whose middle is the same for many clients: its styles, which are most of many pages. */
export interface Document {
  readonly before: string
  readonly same: SameBytes
  readonly after: string
}

export interface SameBytes {
  readonly bytes: Buffer
  /** Compressed once, and as well as it goes. */
  deflated?: Promise<Buffer>
}

const deflate = promisify(deflateRaw)

/** It ends in a whole byte, so that the next piece can follow. */
const PIECE = { finishFlush: constants.Z_SYNC_FLUSH }
/** A window that just holds the beginning of a page costs less than one of 32 kB. */
const SMALL = { windowBits: 12, memLevel: 5 }
/** As far as the format looks back. */
const WINDOW = 32_768
/** No name, no time, made on Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

export const sameBytes = (text: string): SameBytes => ({ bytes: Buffer.from(text) })

export const wholeOf = ({ before, same, after }: Document): Buffer =>
  Buffer.concat([Buffer.from(before), same.bytes, Buffer.from(after)])

/** The document as gzip. What follows the middle is compressed as if the middle had just been compressed with it. */
export async function gzipOf({ before, same, after }: Document): Promise<Buffer> {
  same.deflated ??= deflate(same.bytes, { ...PIECE, level: 9 })
  const [first, last] = [Buffer.from(before), Buffer.from(after)]
  const [middle, end] = await Promise.all([
    same.deflated,
    deflate(last, { dictionary: same.bytes.subarray(-WINDOW) }),
  ])
  // Of nothing it would begin anew.
  const sum = [first, same.bytes, last].reduce((sum, one) => (one.length > 0 ? crc32(one, sum) : sum), 0)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(sum, 0)
  trailer.writeUInt32LE((first.length + same.bytes.length + last.length) % 2 ** 32, 4)
  return Buffer.concat([HEADER, deflateRawSync(first, { ...PIECE, ...SMALL }), middle, end, trailer])
}
