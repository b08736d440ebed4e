import { signatureMessages } from '@callofcode/contract/certificate/signature'
import { limits } from '@callofcode/contract/limits'
import sharp, { type Sharp } from 'sharp'
import { badInput } from '../../platform/failure.ts'
import { readPicture } from '../picture/public.ts'

export interface DrawnSignature {
  /** A PNG of one ink on a transparent ground. */
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Pixels of the longer side in which ink is looked for. A photo of a sheet is larger, and most of it is paper. */
const LOOKED_AT = 1400
/** Sharp at four pixels to a point above a line of 185 points. */
const LARGEST = { width: 740, height: 220, fit: 'inside', withoutEnlargement: true } as const
/** How much darker than the paper a pixel is, of 255, where ink begins and where it covers. Shadows on paper are lighter. */
const [FAINT, FULL] = [48, 120] as const
/** Less ink is dust, and more is a photo of something. */
const [LEAST_INK, MOST_INK] = [0.0004, 0.5] as const
const LEAST_SIDE = 8

const refusal = () => badInput({ file: signatureMessages.noSignature })

/**
 * Draws the picture of a signature again: its ink in one colour, without paper, margin and metadata, in at most
 * `limits.signatureBytes`. Throws a 400 Failure for a file that is no picture, and for a picture without dark ink on a light ground.
 */
export async function drawSignature(file: Buffer): Promise<DrawnSignature> {
  const ink = inkOf(await readPicture(file, pixelsOf, signatureMessages.noPicture))
  for (let scale = 1; ; scale *= 0.75) {
    const { data, info } = await sharp(ink.pixels, { raw: { ...ink.size, channels: 4 } })
      .resize({
        ...LARGEST,
        width: Math.round(LARGEST.width * scale),
        height: Math.round(LARGEST.height * scale),
      })
      .png({ compressionLevel: 9, palette: true, colours: 64 })
      .toBuffer({ resolveWithObject: true })
    if (data.length <= limits.signatureBytes) return { bytes: data, width: info.width, height: info.height }
  }
}

interface Pixels {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

/** Returns the pixels as they look on white paper. */
const pixelsOf = (picture: Sharp): Promise<Pixels> =>
  picture
    .autoOrient()
    .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })

/** Finds the ink, and crops the picture to it. */
function inkOf({ data, info: { width, height } }: Pixels) {
  const grey = greyOf(data, width * height)
  const paper = paperOf(grey)
  const covers = grey.map((value) =>
    Math.max(0, Math.min(255, ((paper - value - FAINT) * 255) / (FULL - FAINT))),
  )
  let [ink, left, top, right, bottom] = [0, width, height, -1, -1]
  const sums: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < covers.length; at += 1) {
    if ((covers[at] ?? 0) < 128) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    ink += 1
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (const part of [0, 1, 2] as const) sums[part] += data[at * 3 + part] ?? 0
  }
  const share = ink / covers.length
  const size = { width: right - left + 1, height: bottom - top + 1 }
  if (share < LEAST_INK || share > MOST_INK || size.width < LEAST_SIDE || size.height < LEAST_SIDE)
    throw refusal()
  const colour = sums.map((sum) => Math.round(sum / ink))
  const pixels = Buffer.alloc(size.width * size.height * 4)
  for (let at = 0; at < size.width * size.height; at += 1) {
    const from = (top + Math.floor(at / size.width)) * width + left + (at % size.width)
    pixels.set([...colour, covers[from] ?? 0], at * 4)
  }
  return { pixels, size }
}

function greyOf(data: Buffer, count: number): Uint8Array {
  const grey = new Uint8Array(count)
  for (let at = 0; at < count; at += 1)
    grey[at] = 0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0)
  return grey
}

/** Returns the brightness of the paper: that of the middle pixel, as most of the picture is paper. */
function paperOf(grey: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  for (let value = 255, seen = 0; value >= 0; value -= 1) {
    seen += counts[value] ?? 0
    if (seen * 2 >= grey.length) return value
  }
  return 0
}
