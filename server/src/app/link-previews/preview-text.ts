import sharp from 'sharp'
import { FACES, findMachineFonts, fontFiles } from './preview-fonts.ts'

/** A text drawn alone, cut to its ink. */
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
  /** Lines are broken at this width; without it there is one. */
  readonly width?: number
  /** Pixels between letters. */
  readonly spacing?: number
}

let fonts: Promise<void> | undefined

/**
 * Draws text, whatever it holds; undefined where nothing of it can be seen. Letters that our fonts lack come from the
 * machine's own, where it has some.
 */
export async function drawText(text: string, look: TextLook): Promise<Drawn | undefined> {
  const shown = legible(text)
  if (!/[^\s\p{C}]/u.test(shown)) return undefined
  fonts ??= takeFonts()
  await fonts
  return draw(markupOf(shown, look), look.width && { width: look.width })
}

/** The process knows a file once it was drawn with. */
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

/** Without emoji, for which few machines have a font, and without what markup cannot hold. */
const legible = (text: string) =>
  text
    .replace(EMOJI, '')
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff\s]+/gu, ' ')
    .trim()

/** What is drawn is given as markup, so the text is escaped. */
function markupOf(text: string, { face, size, colour, spacing = 0 }: TextLook): string {
  const look = [
    `font_family="${FACES[face]}"`,
    `size="${Math.round(size * 1024)}"`,
    `foreground="${colour}"`,
    `letter_spacing="${Math.round(spacing * 1024)}"`,
  ]
  return `<span ${look.join(' ')}>${escaped(text)}</span>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (one) => ENTITIES[one] ?? one)
