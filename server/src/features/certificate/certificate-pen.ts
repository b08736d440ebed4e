import { readFile } from 'node:fs/promises'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { drawText, fontFile } from '../../platform/draw-text.ts'

// A4 in landscape, in points.
export const [WIDTH, HEIGHT] = [841.89, 595.28]
export const EDGE = 56
export const ROOM = WIDTH - 2 * EDGE
export const INK = { text: '#101821', quiet: '#39424d', ground: '#fbf9f2', line: '#d3cdc1' } as const
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
export interface Pen {
  readonly document: PDFDocument
  readonly page: PDFPage
  readonly fonts: Record<Face, readonly PDFFont[]>
  readonly known: Record<Face, readonly ReadonlySet<number>[]>
}

export const colourOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  return rgb(red, green, blue)
}

/** What readers of PDFs show of a file. */
interface Described {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  readonly language: string
}

/** Begins a file of one page, with our fonts. */
export async function takePen({ title, author, subject, keywords, language }: Described): Promise<Pen> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setSubject(subject)
  document.setKeywords([keywords])
  document.setLanguage(language)
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

export const box = ({ page }: Pen, x: number, y: number, width: number, height: number, hex: string) =>
  page.drawRectangle({ x, y, width, height, color: colourOf(hex) })

/** The width of a letter, as a part of its height. */
export const LETTER = 0.6
/** A text that is longer by this is not made smaller but written in two lines. */
const STRETCH = 1.25

/** Splits a text that is too long for a line at the space nearest to its middle. */
export function inHalves(text: string, letters: number): string[] {
  if (text.length <= letters * STRETCH) return text ? [text] : []
  const middle = text.length / 2
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const at = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

export function wrapped(words: string, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && [...last].length + [...word].length < most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

type Align = 'left' | 'right'

export async function write(pen: Pen, text: string, look: Look, x: number, y: number, align: Align = 'left') {
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
