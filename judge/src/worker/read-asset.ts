export type ReadAsset = (file: string) => Promise<Uint8Array<ArrayBuffer>>

export const inNode = typeof process === 'object' && Boolean(process.versions?.node)

/**
 * Reads files of a folder by its address, which ends with a slash. It is a `file:` address in Node, otherwise one of this site.
 */
export const readerOf =
  (folder: string): ReadAsset =>
  async (file) => {
    const address = new URL(file, folder)
    if (inNode) {
      const { readFile } = await import('node:fs/promises')
      return new Uint8Array(await readFile(address))
    }
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address.pathname} cannot be loaded (${answer.status}).`)
    return new Uint8Array(await answer.arrayBuffer())
  }
