import sharp from 'sharp'
import { drawQr } from '../../platform/draw-qr.ts'
import {
  box,
  colourOf,
  EDGE,
  HEIGHT,
  INK,
  inHalves,
  LETTER,
  type Pen,
  ROOM,
  takePen,
  WIDTH,
  wrapped,
  write,
} from './certificate-pen.ts'

/** The contents of a certificate. */
export interface CertificateFacts {
  readonly name: string
  readonly title: string
  readonly words: string
  /** One or two, with the pictures of their signatures. */
  readonly signers: readonly Signing[]
  /** The words say what was won. */
  readonly isAward: boolean
  readonly event: string
  /** The place and time in words. */
  readonly when: string
  /** The club's words around those of this certificate. */
  readonly labels: Readonly<Record<'heading' | 'givenTo' | 'issued' | 'check', string>>
  readonly language: string
  readonly club: string
  readonly accent: string
  readonly code: string
  /** The address of the page that verifies the certificate. */
  readonly address: string
  /** The signed statement and its signature, embedded in the file for programs. */
  readonly statement: string
  readonly logo?: Uint8Array | undefined
}

interface Signing {
  /** The name and the office, with a comma between them. */
  readonly signer: string
  /** A PNG. */
  readonly picture?: Uint8Array | undefined
}

const QR = 92
/** The width of one of two signers, and what is between them. Beside the QR code 200 points are left for words. */
const [COLUMN, GAP] = [196, 20] as const

/** Draws one certificate as a PDF. Takes some tenths of a second of a processor, so it belongs in a thread of its own. */
export async function drawCertificate(facts: CertificateFacts): Promise<Uint8Array> {
  const pen = await takePen({
    title: `${facts.title}: ${facts.name}`,
    author: facts.club,
    subject: `${facts.event}. ${facts.labels.check} ${facts.address}`,
    keywords: facts.statement,
    language: facts.language,
  })
  drawFrame(pen, facts.accent)
  const right = await drawBrand(pen, facts)
  await write(
    pen,
    facts.labels.heading,
    { face: 'label', size: 11, colour: INK.quiet },
    right,
    HEIGHT - EDGE - 32,
    'right',
  )
  await write(pen, facts.title, { face: 'title', size: 40, room: ROOM }, EDGE, HEIGHT - 196)
  await write(pen, facts.labels.givenTo, { face: 'label', size: 11, colour: INK.quiet }, EDGE, HEIGHT - 238)
  await write(pen, facts.name, { face: 'title', size: 54, room: ROOM }, EDGE, HEIGHT - 296)
  box(pen, EDGE, HEIGHT - 320, 96, 6, facts.accent)
  await writeLines(pen, facts, HEIGHT - 350)
  await write(pen, facts.event, { face: 'title', size: 16, room: ROOM }, EDGE, 190)
  await write(pen, facts.when, { face: 'label', size: 10, colour: INK.quiet, room: ROOM }, EDGE, 174)
  await drawFoot(pen, facts)
  return pen.document.save()
}

/** Draws the ground and the brand's corners. */
function drawFrame(pen: Pen, accent: string) {
  box(pen, 0, 0, WIDTH, HEIGHT, INK.ground)
  box(pen, 0, 0, 12, HEIGHT, accent)
  const [far, top, arm, wide] = [WIDTH - 24, HEIGHT - 24, 34, 2]
  for (const [x, y] of [
    [32, top],
    [far - arm, top],
    [32, 24],
    [far - arm, 24],
  ] as const)
    box(pen, x, y - (y === top ? wide : 0), arm, wide, INK.text)
  for (const [x, y] of [
    [32, top - arm],
    [far - wide, top - arm],
    [32, 24],
    [far - wide, 24],
  ] as const)
    box(pen, x, y, wide, arm, INK.text)
}

/** Draws the club's logo and name. Returns the position of the right edge. */
async function drawBrand(pen: Pen, { logo, club, accent }: CertificateFacts): Promise<number> {
  let x = EDGE
  const middle = HEIGHT - EDGE - 28
  if (logo) {
    const picture = await pen.document.embedPng(
      await sharp(logo).resize(640, 176, { fit: 'inside' }).png().toBuffer(),
    )
    const { width, height } = picture.scaleToFit(160, 44)
    pen.page.drawImage(picture, { x, y: middle - height / 2, width, height })
    x += width + 14
  } else {
    box(pen, x, middle - 9, 18, 18, accent)
    x += 30
  }
  await write(pen, club, { face: 'title', size: 18, room: 420 }, x, middle - 6)
  return WIDTH - EDGE
}

async function drawFoot(pen: Pen, { signers, labels, code, address }: CertificateFacts) {
  const width = signers.length > 1 ? COLUMN : 260
  for (const [at, one] of signers.entries()) await drawSigner(pen, one, EDGE + at * (COLUMN + GAP), width)
  await write(pen, labels.issued, { face: 'label', size: 9, colour: INK.quiet }, EDGE, 56)
  const { size, path } = drawQr(address)
  const x = WIDTH - EDGE - QR
  box(pen, x, 64, QR, QR, '#ffffff')
  pen.page.drawSvgPath(path, { x, y: 64 + QR, scale: QR / size, color: colourOf('#000000') })
  const small = { face: 'label', size: 8.5, colour: INK.quiet, room: signers.length > 1 ? 200 : 300 } as const
  await write(pen, labels.check, small, x - 14, 108, 'right')
  await write(pen, address.replace(/^https?:\/\//, '').replace(code, ''), small, x - 14, 94, 'right')
  await write(pen, code, { ...small, size: 10.5, colour: INK.text }, x - 14, 77, 'right')
}

/** Draws the line of a signer, the picture of the signature above it, and the name and the office below it. */
async function drawSigner(pen: Pen, { signer, picture }: Signing, x: number, width: number) {
  if (picture) {
    const image = await pen.document.embedPng(picture)
    const size = image.scaleToFit(Math.min(width, COLUMN) - 8, 42)
    pen.page.drawImage(image, { x: x + 4, y: 115, ...size })
  }
  box(pen, x, 112, width, 1, INK.text)
  const [name = '', ...offices] = signer.split(',').map((part) => part.trim())
  const office = offices.filter(Boolean).join(', ')
  let y = 96
  for (const [text, face, size, colour] of [
    [name, 'title', 13, INK.text],
    [office, 'label', 9, INK.quiet],
  ] as const)
    for (const line of inHalves(text, width / (size * LETTER))) {
      await write(pen, line, { face, size, colour, room: width }, x, y)
      y -= size + 1
    }
}

/** Writes the words, wrapped at spaces. What was won is written larger while it needs two lines. */
async function writeLines(pen: Pen, { words, isAward }: CertificateFacts, top: number) {
  const large = wrapped(words, ROOM / (19 * LETTER))
  const isLarge = isAward && large.length <= 2
  const [face, size] = isLarge ? (['title', 19] as const) : (['label', 11.5] as const)
  const lines = isLarge ? large : wrapped(words, ROOM / (size * LETTER))
  const look = { face, size, colour: INK.text, room: ROOM } as const
  for (const [at, line] of lines.slice(0, 6).entries())
    await write(pen, line, look, EDGE, top - at * size * 1.55)
}
