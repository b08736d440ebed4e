import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { escapeMarkup } from './escape-markup.ts'

/** A drawn text, cropped to its ink. */
export interface Drawn {
  readonly input: Buffer
  readonly width: number
  readonly height: number
}

export interface TextLook {
  readonly face: keyof typeof FACES
  /** Pixels. */
  readonly size: number
  readonly colour: string
  /** Wraps lines at this width in pixels. Without it there is one line. */
  readonly width?: number
  /** Pixels between letters. */
  readonly spacing?: number
}

let fonts: Promise<void> | undefined

/** Draws any text. Returns undefined when nothing in it is visible. Letters that our fonts lack use the machine's fonts. */
export async function drawText(text: string, look: TextLook): Promise<Drawn | undefined> {
  const shown = legible(text)
  if (!/[^\s\p{C}]/u.test(shown)) return undefined
  fonts ??= takeFonts()
  await fonts
  return draw(markupOf(shown, look), look.width && { width: look.width })
}

/** Registers our font files for the whole process, by drawing with each once. */
async function takeFonts() {
  findMachineFonts()
  for (const fontfile of fontFiles) await draw('.', { fontfile })
}

async function draw(
  text: string,
  more: { width?: number; fontfile?: string } | 0 | undefined,
): Promise<Drawn> {
  const { data, info } = await sharp({ text: { text, dpi: 72, rgba: true, wrap: 'word-char', ...more } })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

const EMOJI =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:[\ufe0f\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic})*/gu

/** Removes emoji, for which few machines have a font, and characters that markup cannot contain. */
const legible = (text: string) =>
  text
    .replace(EMOJI, '')
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff\s]+/gu, ' ')
    .trim()

/** Returns Pango markup with the text escaped. */
function markupOf(text: string, { face, size, colour, spacing = 0 }: TextLook): string {
  const look = [
    `font_family="${FACES[face]}"`,
    `size="${Math.round(size * 1024)}"`,
    `foreground="${colour}"`,
    `letter_spacing="${Math.round(spacing * 1024)}"`,
  ]
  return `<span ${look.join(' ')}>${escapeMarkup(text)}</span>`
}

// Relative to this file, or to the bundle that it is built into (server/dist).
const folder = ['../../fonts/', '../fonts/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** The family names in `fontFiles`. */
const FACES = { title: 'Archivo SemiBold', label: 'JetBrains Mono' } as const

/** Returns the place of one of our font files. */
export const fontFile = (name: string) => `${folder}${name}`

/** Font files, subset by tools/fonts.mjs. */
const fontFiles = [
  'archivo.ttf',
  'archivo-extended.ttf',
  'mono.ttf',
  'mono-extended.ttf',
  'devanagari.ttf',
].map(fontFile)

/** Uses our font configuration if the machine has none, because a missing one logs errors. Call it before the first drawing. */
function findMachineFonts() {
  const { FONTCONFIG_FILE, FONTCONFIG_PATH } = process.env
  if (FONTCONFIG_FILE || FONTCONFIG_PATH || existsSync('/etc/fonts/fonts.conf')) return
  process.env.FONTCONFIG_FILE = `${folder}fonts.conf`
}
