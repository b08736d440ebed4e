const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or the letters of Windows. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mark = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const wide = UTF16[mark]
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What a file is that is no table as text, by its first bytes: a workbook is a zip, or of the old kind. */
export async function refusedKind(file: Blob): Promise<'workbook' | 'other' | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const start = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (WORKBOOKS.some((mark) => start.startsWith(mark))) return 'workbook'
  return (await isText(file)) ? undefined : 'other'
}
const WORKBOOKS = ['504b0304', 'd0cf11e0']

/** Whether a file is a text: pictures, archives and documents have zeros, or say what they are. */
export async function isText(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8_192).arrayBuffer())
  const mark = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (UTF16[mark]) return true
  return !bytes.includes(0) && new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== '%PDF-'
}
