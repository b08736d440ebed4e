import { createHash, type Hash } from 'node:crypto'
import {
  BYTES,
  FORMAT,
  HEAD,
  type Head,
  headSchema,
  isKeptFile,
  MANIFEST,
  type Manifest,
  manifestSchema,
  sha256,
  type Table,
} from './archive-format.ts'
import { BadBackup, type Entry, entriesOf } from './read-archive.ts'

/** The pieces of a backup in this order: the head, rows of each table, files, bytes from a bucket, the manifest. */
export type Piece =
  | { readonly head: Head }
  | { readonly table: Table; readonly rows: Buffer }
  | { readonly path: string; readonly content: Buffer }
  | { readonly sum: string; readonly content: Buffer }
  | { readonly manifest: Manifest }

/**
 * Reads a backup piece by piece and checks each one against the expected order and the manifest. Other contents are refused.
 * Throws BadBackup. The backup is proven complete only after the last piece.
 */
export async function* readBackup(file: string, key: string | undefined): AsyncGenerator<Piece> {
  let check: Check | undefined
  for await (const entry of entriesOf(file, key)) {
    if (!check) {
      check = new Check(file, entry)
      yield { head: check.head }
    } else yield check.take(entry)
  }
  if (!check?.isWhole) throw new BadBackup(`${file} is damaged or cut off: its manifest is missing.`)
}

/** Reads the whole backup without storing it. Throws BadBackup. */
export async function checkBackup(
  file: string,
  key: string | undefined,
): Promise<{ head: Head; manifest: Manifest }> {
  let [head, manifest]: [Head | undefined, Manifest | undefined] = [undefined, undefined]
  for await (const piece of readBackup(file, key)) {
    if ('head' in piece) head = piece.head
    if ('manifest' in piece) manifest = piece.manifest
  }
  if (!head || !manifest) throw new BadBackup(`${file} is empty.`)
  return { head, manifest }
}

class Check {
  readonly head: Head
  readonly #file: string
  readonly #parts: Manifest['parts'] = []
  readonly #sums: { rows: number; bytes: number; hash: Hash }[]
  #table = 0
  #part = 0
  isWhole = false

  constructor(file: string, entry: Entry) {
    this.#file = file
    this.head = this.#headOf(entry)
    this.#sums = this.head.tables.map(() => ({ rows: 0, bytes: 0, hash: createHash('sha256') }))
    this.#note(entry)
  }

  take(entry: Entry): Piece {
    if (this.isWhole) throw this.#refused(entry.name)
    if (entry.name === MANIFEST) return { manifest: this.#end(entry) }
    this.#note(entry)
    const sum = BYTES.exec(entry.name)?.[1]
    if (sum) return this.#bytes(entry, sum)
    const path = entry.name.startsWith('files/') ? entry.name.slice('files/'.length) : undefined
    if (path === undefined) return this.#rows(entry)
    if (!isKeptFile(path)) throw this.#refused(entry.name)
    return { path, content: entry.content }
  }

  #bytes({ name, content }: Entry, sum: string): Piece {
    if (sha256(content) !== sum) throw this.#refused(name)
    return { sum, content }
  }

  #headOf({ name, content }: Entry): Head {
    if (name !== HEAD) throw new BadBackup(`${this.#file} is no backup of this program.`)
    const head = parsed(content)
    const format = (head as { format?: unknown } | undefined)?.format
    if (typeof format === 'number' && format > FORMAT)
      throw new BadBackup(
        `${this.#file} was made by a newer version of this program. Restore it with that one.`,
      )
    const read = headSchema.safeParse(head)
    if (!read.success)
      throw new BadBackup(`${this.#file} is no backup of this program: its ${HEAD} is not understood.`)
    return read.data
  }

  /** Reads the next part of the current table, or the first part of a later one. */
  #rows({ name, content }: Entry): Piece {
    const placed = (table: number, part: number) => {
      const { schema, name: of } = this.head.tables[table] ?? { schema: '', name: '' }
      return `${schema}/${of}/${String(part).padStart(6, '0')}`
    }
    if (name !== placed(this.#table, this.#part)) {
      this.#part = 0
      do this.#table++
      while (this.#table < this.head.tables.length && name !== placed(this.#table, 0))
    }
    this.#part++
    const [table, sum] = [this.head.tables[this.#table], this.#sums[this.#table]]
    if (!table || !sum) throw this.#refused(name)
    sum.bytes += content.length
    sum.hash.update(content)
    // A line break within a value is written as two characters, so each row is one line.
    for (let at = content.indexOf(10); at >= 0; at = content.indexOf(10, at + 1)) sum.rows++
    return { table, rows: content }
  }

  #note({ name, content }: Entry) {
    this.#parts.push({ name, bytes: content.length, sha256: sha256(content) })
  }

  #end({ content }: Entry): Manifest {
    const read = manifestSchema.safeParse(parsed(content))
    const tables = this.#sums.map(({ rows, bytes, hash }) => ({ rows, bytes, sha256: hash.digest('hex') }))
    const found: Manifest = { parts: this.#parts, tables }
    if (!read.success || JSON.stringify(read.data) !== JSON.stringify(found))
      throw new BadBackup(`${this.#file} is damaged: what it holds is not what its manifest says.`)
    this.isWhole = true
    return found
  }

  #refused = (name: string) =>
    new BadBackup(`${this.#file} holds ${JSON.stringify(name)}, which no backup does. It was not restored.`)
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}
