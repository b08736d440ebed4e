const BLOCK = 512

/**
 * Returns a tar archive of files and their folders. The same files produce the same bytes. Paths have at most 100 characters.
 * `present` lists folders to leave out, because the archive that receives these files already has them.
 */
export function makeTar(files: [path: string, content: Uint8Array][], present: string[]): Uint8Array {
  const folders = new Set(files.flatMap(([path]) => foldersOf(path)))
  for (const path of present) folders.delete(path)
  return Buffer.concat([
    ...[...folders].map((path) => headerOf(path, 0, '5')),
    ...files.map(([path, content]) => tarEntry(path, content)),
    new Uint8Array(2 * BLOCK),
  ])
}

/** Returns one file of an archive. */
export function tarEntry(path: string, content: Uint8Array): Uint8Array {
  if (path.length > 100) throw new Error(`The path ${path} is too long for an archive.`)
  const padding = new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK)
  return Buffer.concat([headerOf(path, content.length, '0'), content, padding])
}

/** Returns `a`, `a/b` of `a/b/c`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

function headerOf(path: string, size: number, type: '0' | '5'): Uint8Array {
  const header = Buffer.alloc(BLOCK)
  header.write(path, 0)
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', 148)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}
