import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

/** A document whose middle is the same for many clients. The middle is the styles, which make up most of many pages. */
export interface Document {
  readonly before: string
  readonly same: SameBytes
  readonly after: string
}

export interface SameBytes {
  readonly bytes: Buffer
  /** Compressed once, at the highest level. */
  deflated?: Promise<Buffer>
}

const deflate = promisify(deflateRaw)

/** The output ends at a whole byte, so that the next piece can follow. */
const PIECE = { finishFlush: constants.Z_SYNC_FLUSH }
/** A window that just holds the beginning of a page costs less than one of 32 kB. */
const SMALL = { windowBits: 12, memLevel: 5 }
/** The distance that the format can look back. */
const WINDOW = 32_768
/** Contains no name and no time. The system is Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

export const sameBytes = (text: string): SameBytes => ({ bytes: Buffer.from(text) })

export const wholeOf = ({ before, same, after }: Document): Buffer =>
  Buffer.concat([Buffer.from(before), same.bytes, Buffer.from(after)])

/** Returns the document as gzip. The part after the middle is compressed as if the middle came just before it. */
export async function gzipOf({ before, same, after }: Document): Promise<Buffer> {
  same.deflated ??= deflate(same.bytes, { ...PIECE, level: 9 })
  const [first, last] = [Buffer.from(before), Buffer.from(after)]
  const [middle, end] = await Promise.all([
    same.deflated,
    deflate(last, { dictionary: same.bytes.subarray(-WINDOW) }),
  ])
  // An empty piece would reset the checksum.
  const sum = [first, same.bytes, last].reduce((sum, one) => (one.length > 0 ? crc32(one, sum) : sum), 0)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(sum, 0)
  trailer.writeUInt32LE((first.length + same.bytes.length + last.length) % 2 ** 32, 4)
  return Buffer.concat([HEADER, deflateRawSync(first, { ...PIECE, ...SMALL }), middle, end, trailer])
}
