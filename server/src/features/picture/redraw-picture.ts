import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import sharp, { type Sharp } from 'sharp'
import { badInput, Failure } from '../../platform/failure.ts'
import { FairQueue } from '../../platform/queue/fair-queue.ts'

const LARGEST_SIDE = 16_000

// Only the allowed formats are read. Decoders of other formats would be attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)
const queue = new FairQueue({ atOnce: 2, mostWaiting: 16 })

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

const NO_PICTURE = sentence(
  'picture.chooseJpegPngWebp',
  'Choose a JPEG, PNG or WebP picture of at most 24 megapixels.',
)

export interface Redrawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Redraws a picture as a WebP of at most `side` pixels on each side. Location and hidden data are dropped. Throws a 400 Failure
 * for a file that is no picture.
 */
export async function redrawPicture(bytes: Buffer, side: number): Promise<Redrawn> {
  const { data, info } = await readPicture(bytes, (picture) =>
    picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true }),
  )
  return { bytes: data, width: info.width, height: info.height }
}

/** Reads an uploaded file as a picture. Throws a 400 Failure with `otherwise` for a file that is no picture. */
export async function readPicture<Made>(
  bytes: Buffer,
  draw: (picture: Sharp) => Promise<Made>,
  otherwise = NO_PICTURE,
): Promise<Made> {
  const refused = badInput({ file: otherwise })
  if (![isJpeg, isPng, isWebp].some((is) => is(bytes))) throw refused
  return queue.run(() => read(bytes, draw, refused))
}

async function read<Made>(
  bytes: Buffer,
  draw: (picture: Sharp) => Promise<Made>,
  refused: Failure,
): Promise<Made> {
  try {
    const picture = sharp(bytes, { limitInputPixels: limits.photoPixels, pages: 1, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (Math.max(width, height) > LARGEST_SIDE) throw refused
    return await draw(picture)
  } catch (error) {
    throw error instanceof Failure ? error : refused
  }
}

/** Headers of a picture that the server drew. Its address never shows another picture. */
export const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}
