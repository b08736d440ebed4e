import { createHash } from 'node:crypto'
import { rolesOf } from '@callofcode/contract/club/accent'
import { type ClubLogo, DEFAULT_LOOK } from '@callofcode/contract/club/club-look'
import sharp, { type OverlayOptions } from 'sharp'
import { type Drawn, drawText, type TextLook } from '../../platform/draw-text.ts'
import { FairQueue } from '../../platform/queue/fair-queue.ts'

/** The texts of a preview picture. */
export interface PictureWords {
  readonly label: string
  readonly title: string
  readonly foot: string
  /** The name of the club. A new site has the default name. */
  readonly club?: string
  /** The colour of the club. */
  readonly accent?: string | null
  readonly logo?: ClubLogo | null
}

export const PICTURE = { width: 1200, height: 630 } as const
// Colours of the dark theme, and sizes of the brand's corner brackets.
const INK = { ground: '#0b0f15', line: '#293038', tick: '#a29e95', text: '#f3f0e7', lime: '#cef61d' } as const
const EDGE = 72
const TITLE = { top: 184, width: PICTURE.width - 2 * EDGE, height: 300 } as const
const RIGHT = PICTURE.width - EDGE
const SIZES = [88, 76, 64, 54] as const
const SMALLEST = 46
/** The width limit of the club's name, and the gap after it. */
const LABEL = 560
const GAP = 48

const queue = new FairQueue({ atOnce: 2, mostWaiting: 64 })

/** The same texts give the same version. */
export const pictureVersion = (words: PictureWords) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        words.label,
        words.title,
        words.foot,
        ...(words.club || words.accent || words.logo ? [words.club, words.accent, words.logo?.name] : []),
      ]),
    )
    .digest('base64url')
    .slice(0, 12)

/** Draws the preview picture of a link, as a PNG. */
export const drawPicture = (words: PictureWords, logo?: Buffer): Promise<Buffer> =>
  queue.run(() => draw(words, logo))

async function draw(
  { label, title, foot, club = DEFAULT_LOOK.name, accent, logo }: PictureWords,
  bytes?: Buffer,
): Promise<Buffer> {
  const lime = accent ?? INK.lime
  const mark =
    logo && bytes ? await logoMark(logo, bytes) : { parts: [box(EDGE, EDGE + 2, 26, 26, lime)], width: 26 }
  const brand = await line(club.toUpperCase(), { size: 26, spacing: 2, colour: INK.text }, LABEL)
  const kind = await line(
    label.toUpperCase(),
    { size: 26, spacing: 2, colour: accent ? rolesOf(accent, 'dark')['accent-text'] : lime },
    TITLE.width - mark.width - 20 - GAP - (brand?.width ?? 0),
  )
  const words = await fitted(title)
  const end = await line(foot, { size: 28, colour: INK.text })
  const parts = [
    ...brackets(),
    ...mark.parts,
    box(EDGE, PICTURE.height - 132, TITLE.width, 2, INK.line),
    at(brand, EDGE + mark.width + 20, EDGE + 4),
    at(kind, RIGHT - (kind?.width ?? 0), EDGE + 4),
    at(words, isRightToLeft(title) ? RIGHT - (words?.width ?? 0) : EDGE, TITLE.top),
    at(end, EDGE, PICTURE.height - 100),
  ]
  const { width, height } = PICTURE
  return sharp({ create: { width, height, channels: 3, background: INK.ground } })
    .composite(parts.flat())
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

/** Places the logo before the club's name. A logo that is too dark for the ground gets a plate. */
async function logoMark(logo: ClubLogo, bytes: Buffer): Promise<{ parts: OverlayOptions[]; width: number }> {
  const fit = { width: 240, height: 56, fit: 'inside' } as const
  const { data, info } = await sharp(bytes).resize(fit).png().toBuffer({ resolveWithObject: true })
  const pad = logo.plates.includes('dark') ? 8 : 0
  const top = EDGE + 15 - Math.round(info.height / 2)
  const plate = box(EDGE, top - pad, info.width + 2 * pad, info.height + 2 * pad, INK.text)
  const drawn = { input: data, left: EDGE + pad, top }
  return { parts: pad ? [plate, drawn] : [drawn], width: info.width + 2 * pad }
}

/** Draws one monospace line, shortened to the width. */
const line = (text: string, look: Omit<TextLook, 'face'>, room: number = TITLE.width) =>
  shortened(
    text,
    (cut) => drawText(cut, { ...look, face: 'label' }),
    ({ width }) => width <= room,
  )

/** Draws the title in the largest size that fits. It is shortened only when the smallest size is too large. */
async function fitted(title: string): Promise<Drawn | undefined> {
  const fits = ({ height }: Drawn) => height <= TITLE.height
  const sized = (text: string, size: number) =>
    drawText(text, { face: 'title', size, colour: INK.text, width: TITLE.width })
  for (const size of SIZES) {
    const drawn = await sized(title, size)
    if (!drawn || fits(drawn)) return drawn
  }
  return shortened(title, (cut) => sized(cut, SMALLEST), fits)
}

async function shortened(
  text: string,
  draw: (text: string) => Promise<Drawn | undefined>,
  fits: (drawn: Drawn) => boolean,
): Promise<Drawn | undefined> {
  const letters = [...text]
  let drawn = await draw(text)
  for (let left = letters.length; drawn && !fits(drawn) && left > 1; ) {
    left = Math.floor(left * 0.85)
    drawn = await draw(`${letters.slice(0, left).join('').trimEnd()}…`)
  }
  return drawn
}

const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)

const at = (drawn: Drawn | undefined, left: number, top: number): OverlayOptions[] =>
  drawn ? [{ input: drawn.input, left: Math.max(0, left), top }] : []

const box = (
  left: number,
  top: number,
  width: number,
  height: number,
  background: string,
): OverlayOptions => ({
  input: { create: { width, height, channels: 3, background } },
  left,
  top,
})

/** Two corners of a frame: the brand's brackets. */
function brackets(): OverlayOptions[] {
  const [inset, arm, thick] = [28, 84, 6]
  const [right, bottom] = [PICTURE.width - inset, PICTURE.height - inset]
  return [
    box(inset, inset, arm, thick, INK.tick),
    box(inset, inset, thick, arm, INK.tick),
    box(right - arm, bottom - thick, arm, thick, INK.tick),
    box(right - thick, bottom - arm, thick, arm, INK.tick),
  ]
}
