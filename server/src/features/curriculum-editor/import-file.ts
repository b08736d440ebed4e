import { importLimits, importMessages } from '@callofcode/contract/curriculum-editor/curriculum-import'
import { readQuestionsCsv } from './import-csv.ts'
import { fault, type ImportFile } from './import-given.ts'
import { readJson } from './import-json.ts'

/** Reads an exported file, also after people and spreadsheets have changed it. */
export function readImportFile(bytes: Buffer | undefined): ImportFile {
  if (!bytes) throw fault(importMessages.noFile)
  const text = textOf(bytes)
  if (text.trim() === '') throw fault(importMessages.empty)
  const file = /^\s*[[{]/.test(text) ? readJson(text) : readQuestionsCsv(text)
  if (file.topics.length + file.questions.length > importLimits.rows) throw fault(importMessages.tooManyRows)
  return file
}

function textOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).equals(ZIP)) throw fault(importMessages.workbook)
  // Spreadsheets call this format “Unicode text”.
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  if (!isWide && bytes.includes(0)) throw fault(importMessages.notText)
  try {
    const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw fault(importMessages.notText)
    return text
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Old spreadsheets write in the encoding of their country. Any other bytes are no text.
    const isOddText = !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))
    throw fault(isOddText ? importMessages.notUtf8 : importMessages.notText)
  }
}
const ZIP = Buffer.from('PK\x03\x04', 'latin1')
