import { createHash } from 'node:crypto'
import { contrast, SURFACES, THEMES, type Theme } from '@callofcode/contract/club/accent'
import { clubLimits, clubMessages } from '@callofcode/contract/club/club-messages'
import sharp, { type Sharp } from 'sharp'
import { badInput } from '../../../platform/failure.ts'
import { readPicture } from '../../picture/public.ts'

export interface DrawnLogo {
  readonly name: string
  readonly bytes: Buffer
  readonly small: Buffer
  readonly width: number
  readonly height: number
  readonly plates: Theme[]
}

/** Twice the largest height on a page, for sharp screens. */
const SMALL = { width: 960, height: 192, fit: 'inside', withoutEnlargement: true } as const
/** The size has enough pixels to check the contrast. */
const JUDGED = { width: 96, height: 48, fit: 'inside' } as const
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const
/** A pixel with less contrast to the ground is invisible. With this share of invisible pixels the logo gets a plate. */
const LOST_BELOW = 1.5
const LOST_SHARE = 0.25

/**
 * Draws a picture again as a logo. The rest of the file is dropped, and so is a clear margin, which would make the logo smaller.
 * Throws a 400 Failure for a file that is no picture, or whose size or shape could not be recognised in a bar.
 */
export async function drawLogo(file: Buffer): Promise<DrawnLogo> {
  const { data: bytes, info } = await readPicture(file, trimmed, clubMessages.noLogo)
  refuseShape(info)
  const small = await sharp(bytes).resize(SMALL).webp({ quality: 90 }).toBuffer()
  return {
    name: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    bytes,
    small,
    width: info.width,
    height: info.height,
    plates: await platesOf(bytes),
  }
}

async function trimmed(picture: Sharp) {
  const side = clubLimits.logoSide
  const most = { width: 2 * side, height: 2 * side, fit: 'inside', withoutEnlargement: true } as const
  // In two steps: a margin is cut before the rest is measured.
  const upright = await picture
    .autoOrient()
    .resize(most)
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .timeout({ seconds: 10 })
    .toBuffer()
  const { isOpaque, channels } = await sharp(upright).stats()
  if (channels[3]?.max === 0) throw badInput({ file: clubMessages.logoEmpty })
  const cut = isOpaque ? sharp(upright) : sharp(upright).trim({ background: CLEAR, threshold: 1 })
  return sharp(await cut.png().toBuffer())
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
}

function refuseShape({ width, height }: { width: number; height: number }) {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  if (long < clubLimits.logoLeast || short < clubLimits.logoLeast / 4)
    throw badInput({ file: clubMessages.logoSmall(width, height) })
  if (width > height * clubLimits.logoWide || height > width * clubLimits.logoTall)
    throw badInput({ file: clubMessages.logoShape })
}

/**
 * Returns the themes in which much of the logo would be invisible. A logo with this result in both themes has light and dark
 * parts and needs no plate.
 */
async function platesOf(bytes: Buffer): Promise<Theme[]> {
  const { data } = await sharp(bytes).resize(JUDGED).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const seen: string[] = []
  let clear = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 127) seen.push(`#${data.toString('hex', at, at + 3)}`)
    else clear++
  }
  // The logo has its own ground.
  if (clear === 0) return []
  const lost = (theme: Theme) =>
    seen.filter((colour) => contrast(colour, SURFACES[theme].ground) < LOST_BELOW).length
  const plates = THEMES.filter((theme) => lost(theme) > seen.length * LOST_SHARE)
  return plates.length === THEMES.length ? [] : plates
}
