import { isText, textOf } from '../../../platform/form/read-text-file.ts'
import type { Sheet } from './read-workbook.ts'

export type RefusedKind = 'xls' | 'ods' | 'zip' | 'pdf' | 'picture' | 'large' | 'broken' | 'other'
export type ImportFileRead = { readonly sheets: readonly Sheet[] } | { readonly refused: RefusedKind }

/** Files above this size are not opened. An .xlsx of two thousand members has some hundred kilobytes. */
const MOST_BYTES = 10_000_000

/** Reads a chosen file by what it is, not by its name: a text, or an .xlsx, whose code is loaded with the first one. */
export async function readImportFile(file: File): Promise<ImportFileRead> {
  if (file.size > MOST_BYTES) return { refused: 'large' }
  const kind = await kindOf(file)
  if (kind === 'text') return { sheets: [{ name: file.name, csv: await textOf(file) }] }
  if (kind !== 'xlsx') return { refused: kind }
  const { readWorkbook } = await import('./read-workbook.ts')
  const read = await readWorkbook(file).catch(() => ({ refused: 'broken' as const }))
  return 'sheets' in read && read.sheets.length === 0 ? { sheets: [{ name: file.name, csv: '' }] } : read
}

const MARKS: readonly (readonly [string, RefusedKind])[] = [
  ['d0cf11e0', 'xls'],
  ['25504446', 'pdf'],
  ['89504e47', 'picture'],
  ['ffd8ff', 'picture'],
  ['47494638', 'picture'],
  ['52494646', 'picture'],
]

async function kindOf(file: Blob): Promise<'text' | 'xlsx' | RefusedKind> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const start = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const mark = MARKS.find(([one]) => start.startsWith(one))
  if (mark) return mark[1]
  if (!start.startsWith('504b0304')) return (await isText(file)) ? 'text' : 'other'
  // The names of the parts of a zip are not packed.
  const names = new TextDecoder('latin1').decode(await file.arrayBuffer())
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  return names.includes('opendocument.spreadsheet') ? 'ods' : 'zip'
}
