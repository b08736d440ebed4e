import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'

export interface Sheet {
  readonly name: string
  /** The rows as text with commas. A row of the sheet is a line. */
  readonly csv: string
}
export type Workbook = { readonly sheets: readonly Sheet[] } | { readonly refused: 'large' | 'other' }

/** The limit of the unpacked parts together. Two thousand members take less than a tenth of it. */
const MOST_BYTES = 40_000_000
/** The limits of rows and columns. The reader makes every cell up to the last one, and a sheet may name one that is far away. */
const MOST_ROWS = 20_000
const MOST_COLUMNS = 200

/**
 * Reads an .xlsx. It is unpacked here first, because a small file can be gigabytes: the sizes in its list are added up, and nothing is
 * unpacked beyond the size that it names.
 */
export async function readWorkbook(file: Blob): Promise<Workbook> {
  const parts = unpacked(new Uint8Array(await file.arrayBuffer()))
  if (!parts) return { refused: 'large' }
  if (Object.entries(parts).some(([name, bytes]) => name.includes('/worksheets/') && isTooLarge(bytes)))
    return { refused: 'large' }
  const packed = zipSync(parts, { level: 0 })
  const read = await readSheets(new Blob([packed as BlobPart]), { parseNumber: numberOf })
  return {
    sheets: read
      .map(({ sheet, data }) => ({ name: sheet, csv: data.map(lineOf).join('\n') }))
      .filter(({ csv }) => csv.replace(/[,\n]/g, '') !== ''),
  }
}

function unpacked(bytes: Uint8Array) {
  let size = 0
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!/\.xml(\.rels)?$/.test(name)) return false
    size += originalSize
    return size <= MOST_BYTES
  }
  const parts = unzipSync(bytes, { filter })
  return size <= MOST_BYTES ? parts : undefined
}

function isTooLarge(bytes: Uint8Array): boolean {
  const xml = new TextDecoder().decode(bytes)
  for (const [, row] of xml.matchAll(/<(?:\w+:)?row\b[^>]*?\sr\s*=\s*["'](\d+)/g))
    if (Number(row) > MOST_ROWS) return true
  for (const [, letters = ''] of xml.matchAll(/<(?:\w+:)?c\b[^>]*?\sr\s*=\s*["']([A-Za-z]+)/g))
    if (columnOf(letters) > MOST_COLUMNS) return true
  return false
}

const columnOf = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

// Spreadsheets keep fifteen digits. 8.2 may stand in the file as 8.199999999999999.
const numberOf = (text: string) => {
  const number = Number(text)
  return /^\d{16,}$/.test(text) ? text : String(Number(number.toPrecision(15)))
}

const lineOf = (cells: readonly unknown[]) => cells.map((cell) => quoted(textOf(cell))).join(',')

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell).replace(/\s*[\r\n]+\s*/g, ' ')
}

const quoted = (text: string) => (/[",;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
