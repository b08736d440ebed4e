import { SURFACES } from '@callofcode/contract/club/accent'
import { type ClubLogo, HOUSE_ACCENT } from '@callofcode/contract/club/club-look'
import sharp, { type OverlayOptions } from 'sharp'
import { FairQueue } from '../../platform/queue/fair-queue.ts'

/** The share of an icon's side that the mark takes. Phones crop a maskable icon, so only its middle is always visible. */
export const ICONS: Readonly<Record<string, { side: number; share: number }>> = {
  '64': { side: 64, share: 1 },
  '180': { side: 180, share: 0.86 },
  '192': { side: 192, share: 0.86 },
  '512': { side: 512, share: 0.86 },
  'maskable-512': { side: 512, share: 0.62 },
}

const queue = new FairQueue({ atOnce: 2, mostWaiting: 32 })
const BRACKETS = '#f3efe6'
/** The lines of `tools/mark.svg` as boxes, on its 24 by 24 grid. */
const LINES = [
  [2.75, 2.75, 2.5, 7.25],
  [2.75, 2.75, 7.25, 2.5],
  [14, 18.75, 7.25, 2.5],
  [18.75, 14, 2.5, 7.25],
] as const

export interface IconLook {
  readonly accent: string | null
  /** The logo for a dark ground, and its bytes. */
  readonly logo?: { readonly facts: ClubLogo; readonly bytes: Buffer } | undefined
}

/** Draws an icon of the club as a PNG. It shows the club's logo, or else the product's mark in the club's colour. */
export const drawIcon = (file: string, look: IconLook): Promise<Buffer> => queue.run(() => draw(file, look))

async function draw(file: string, { accent, logo }: IconLook): Promise<Buffer> {
  const { side, share } = ICONS[file] ?? { side: 64, share: 1 }
  const ground = SURFACES[logo?.facts.plates.includes('dark') ? 'light' : 'dark'].ground
  const square = sharp({ create: { width: side, height: side, channels: 3, background: ground } })
  const parts = logo ? [await logoPart(logo.bytes, side, share)] : markParts(side, share, accent)
  return square.composite(parts).png().toBuffer()
}

async function logoPart(bytes: Buffer, side: number, share: number): Promise<OverlayOptions> {
  const room = Math.round(side * share)
  const fit = { width: room, height: room, fit: 'inside' } as const
  return { input: await sharp(bytes).resize(fit).png().toBuffer(), gravity: 'centre' }
}

function markParts(side: number, share: number, accent: string | null): OverlayOptions[] {
  const unit = (side * share) / 24
  const edge = (side - side * share) / 2
  const box = ([x, y, width, height]: readonly [number, number, number, number], background: string) => ({
    input: {
      create: {
        width: Math.round(width * unit),
        height: Math.round(height * unit),
        channels: 3 as const,
        background,
      },
    },
    left: Math.round(edge + x * unit),
    top: Math.round(edge + y * unit),
  })
  return [...LINES.map((line) => box(line, BRACKETS)), box([8.5, 8.5, 7, 7], accent ?? HOUSE_ACCENT)]
}
