const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

/** Returns the text of a file in the encodings of spreadsheets: UTF-8, UTF-16 with its mark, or the Windows code page. */
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

/** Returns whether a file is text. Pictures, archives and documents contain zeros, or a signature. */
export async function isText(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8_192).arrayBuffer())
  const mark = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (UTF16[mark]) return true
  return !bytes.includes(0) && new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== '%PDF-'
}
