import { readFile } from 'node:fs/promises'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import sharp from 'sharp'
import { drawQr } from '../../platform/draw-qr.ts'
import { drawText, fontFile } from '../../platform/draw-text.ts'

/** The contents of a certificate. */
export interface CertificateFacts {
  readonly name: string
  readonly title: string
  readonly words: string
  readonly signer: string
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

// A4 in landscape, in points.
const [WIDTH, HEIGHT] = [841.89, 595.28]
const EDGE = 56
const QR = 92
const ROOM = WIDTH - 2 * EDGE
const INK = { text: '#101821', quiet: '#39424d', ground: '#fbf9f2', line: '#d3cdc1' } as const
/** Pixels to a point in the picture of a text that our fonts lack. */
const SHARPNESS = 4

type Face = 'title' | 'label'
interface Look {
  readonly face: Face
  readonly size: number
  readonly colour?: string
  /** The widest the text may be. A wider text is made smaller. */
  readonly room?: number
}
interface Pen {
  readonly document: PDFDocument
  readonly page: PDFPage
  readonly fonts: Record<Face, readonly PDFFont[]>
  readonly known: Record<Face, readonly ReadonlySet<number>[]>
}

const colourOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  return rgb(red, green, blue)
}

/** Draws one certificate as a PDF. Takes some tenths of a second of a processor, so it belongs in a thread of its own. */
export async function drawCertificate(facts: CertificateFacts): Promise<Uint8Array> {
  const pen = await takePen(facts)
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
  await writeLines(pen, facts.words, HEIGHT - 350)
  await write(pen, facts.event, { face: 'title', size: 16, room: ROOM }, EDGE, 186)
  await write(pen, facts.when, { face: 'label', size: 10, colour: INK.quiet, room: ROOM }, EDGE, 168)
  await drawFoot(pen, facts)
  return pen.document.save()
}

async function takePen(facts: CertificateFacts): Promise<Pen> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(`${facts.title}: ${facts.name}`, { showInWindowTitleBar: true })
  document.setAuthor(facts.club)
  document.setSubject(`${facts.event}. ${facts.labels.check} ${facts.address}`)
  document.setKeywords([facts.statement])
  document.setLanguage(facts.language)
  const take = (names: string[]) =>
    Promise.all(
      names.map(async (name) => document.embedFont(await readFile(fontFile(name)), { subset: true })),
    )
  const fonts = {
    title: await take(['archivo.ttf', 'archivo-extended.ttf']),
    label: await take(['mono.ttf', 'mono-extended.ttf']),
  }
  const sets = (all: readonly PDFFont[]) => all.map((font) => new Set(font.getCharacterSet()))
  const known = { title: sets(fonts.title), label: sets(fonts.label) }
  return { document, page: document.addPage([WIDTH, HEIGHT]), fonts, known }
}

const box = ({ page }: Pen, x: number, y: number, width: number, height: number, hex: string) =>
  page.drawRectangle({ x, y, width, height, color: colourOf(hex) })

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

async function drawFoot(pen: Pen, { signer, labels, code, address }: CertificateFacts) {
  box(pen, EDGE, 112, 260, 1, INK.text)
  await write(pen, signer, { face: 'title', size: 13, room: 300 }, EDGE, 92)
  await write(pen, labels.issued, { face: 'label', size: 9, colour: INK.quiet }, EDGE, 74)
  const { size, path } = drawQr(address)
  const x = WIDTH - EDGE - QR
  box(pen, x, 64, QR, QR, '#ffffff')
  pen.page.drawSvgPath(path, { x, y: 64 + QR, scale: QR / size, color: colourOf('#000000') })
  const small = { face: 'label', size: 8.5, colour: INK.quiet, room: 300 } as const
  await write(pen, labels.check, small, x - 14, 108, 'right')
  await write(pen, address.replace(/^https?:\/\//, '').replace(code, ''), small, x - 14, 94, 'right')
  await write(pen, code, { ...small, size: 10.5, colour: INK.text }, x - 14, 77, 'right')
}

/** Writes at most four lines of the words, wrapped at spaces. */
async function writeLines(pen: Pen, words: string, top: number) {
  const look = { face: 'label', size: 11.5, colour: INK.text, room: ROOM } as const
  const most = Math.floor(ROOM / (look.size * 0.62))
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && [...last].length + [...word].length < most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  for (const [at, line] of lines.slice(0, 6).entries()) await write(pen, line, look, EDGE, top - at * 18)
}

type Align = 'left' | 'right'

async function write(pen: Pen, text: string, look: Look, x: number, y: number, align: Align = 'left') {
  const runs = runsOf(pen, text, look.face)
  if (!runs) return writeAsPicture(pen, text, look, x, y, align)
  const widthAt = (size: number) =>
    runs.reduce((sum, { font, part }) => sum + font.widthOfTextAtSize(part, size), 0)
  const size = look.room
    ? Math.min(look.size, (look.size * look.room) / Math.max(1, widthAt(look.size)))
    : look.size
  let left = align === 'right' ? x - widthAt(size) : x
  for (const { font, part } of runs) {
    pen.page.drawText(part, { x: left, y, size, font, color: colourOf(look.colour ?? INK.text) })
    left += font.widthOfTextAtSize(part, size)
  }
}

/**
 * Splits the text into parts, each with the font that has all its letters. Returns undefined when a letter is in neither font.
 */
function runsOf(
  { fonts, known }: Pen,
  text: string,
  face: Face,
): { font: PDFFont; part: string }[] | undefined {
  const runs: { font: PDFFont; part: string }[] = []
  for (const letter of text) {
    const at = known[face].findIndex((set) => set.has(letter.codePointAt(0) ?? 0))
    const font = fonts[face][at]
    if (!font) return undefined
    const last = runs.at(-1)
    if (last?.font === font) last.part += letter
    else runs.push({ font, part: letter })
  }
  return runs
}

/**
 * Draws a text as a picture. Letters of other scripts join and change places, so they are drawn as in link previews, with the
 * machine's fonts too.
 */
async function writeAsPicture(pen: Pen, text: string, look: Look, x: number, y: number, align: Align) {
  const { face, size, colour = INK.text, room = ROOM } = look
  const drawn = await drawText(text, { face, size: size * SHARPNESS, colour })
  if (!drawn) return
  const picture = await pen.document.embedPng(drawn.input)
  const scale = Math.min(1 / SHARPNESS, room / drawn.width)
  const [width, height] = [drawn.width * scale, drawn.height * scale]
  // The picture is cropped to its ink, and some of the ink is below the line.
  const below = height * 0.1
  pen.page.drawImage(picture, { x: align === 'right' ? x - width : x, y: y - below, width, height })
}
