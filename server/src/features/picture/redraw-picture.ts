import { limits } from '@callofcode/contract/limits'
import sharp, { type OutputInfo } from 'sharp'
import { badInput } from '../../platform/failure.ts'
import { bounded } from '../../platform/queue/bounded-queue.ts'

const LARGEST_SIDE = 16_000

// Only what a picture may be. Every other format's reader is code that strangers would get to feed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)
const inTurn = bounded(2, 16)

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

const noPicture = () => badInput({ file: 'Choose a JPEG, PNG or WebP picture of at most 24 megapixels.' })

export interface Redrawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * The picture drawn anew as a WebP of at most so many pixels a side: nothing of what was sent in is kept, neither
 * where it was taken nor what was hidden behind it. Throws a 400 Failure for whatever is no picture.
 */
export async function redrawPicture(bytes: Buffer, side: number): Promise<Redrawn> {
  if (![isJpeg, isPng, isWebp].some((is) => is(bytes))) throw noPicture()
  const { data, info } = await inTurn(() => redraw(bytes, side))
  return { bytes: data, width: info.width, height: info.height }
}

async function redraw(bytes: Buffer, side: number): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: limits.photoPixels, pages: 1, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (Math.max(width, height) > LARGEST_SIDE) throw noPicture()
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw noPicture()
  }
}

/** Of a picture that we drew ourselves, whatever was sent in. Its address never shows another one. */
export const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}
