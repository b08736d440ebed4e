import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { ENDING_BYTES, ending } from './archive-format.ts'
import { openWith, SEALED } from './seal-archive.ts'

/** The file is no backup, or not the one that was written. The message is one line for people. */
export class BadBackup extends Error {}

export interface Entry {
  readonly name: string
  readonly content: Buffer
}

/** Far above what a part may hold: what claims to be larger is not read into memory. */
const MOST_BYTES = 256 << 20

/** The entries of the tar, in order. Throws BadBackup, at the latest at the end, if any byte of the file has changed. */
export async function* entriesOf(file: string, key: string | undefined): AsyncGenerator<Entry> {
  const opened = await opener(file, key)
  const tar = extract()
  const read = pipeline(createReadStream(file), opened, withoutEnding(), createGunzip(), tar as never)
  const failed = read.then(
    () => undefined,
    (error: Error) => error,
  )
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header
      if (type !== 'file' || size > MOST_BYTES)
        throw new BadBackup(`${file} holds ${JSON.stringify(name)}, which no backup does.`)
      const chunks: Buffer[] = []
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
      yield { name, content: Buffer.concat(chunks) }
    }
  } catch (error) {
    throw error instanceof BadBackup ? error : damaged(file, (await failed) ?? (error as Error))
  } finally {
    tar.destroy()
    await failed
  }
  const reason = await failed
  if (reason) throw damaged(file, reason)
}

const damaged = (file: string, reason: Error) =>
  new BadBackup(`${file} is damaged or cut off: ${reason.message}.`)

/** The bytes as they are, or opened by the key. */
async function opener(file: string, key: string | undefined) {
  const head = await headOf(file)
  const isSealed = head.equals(SEALED)
  if (!isSealed && !(head[0] === 0x1f && head[1] === 0x8b))
    throw new BadBackup(`${file} is no backup of this program.`)
  if (isSealed && !key)
    throw new BadBackup(`${file} is sealed. Set BACKUP_KEY to the key that it was made with.`)
  return async function* (bytes: AsyncIterable<Buffer>) {
    if (!isSealed || !key) return yield* bytes
    const stream = Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>
    const clear = await openWith(key)(stream).catch((error: Error) => {
      throw /no identity matched/.test(error.message) ? new Error('BACKUP_KEY does not open it') : error
    })
    for await (const chunk of clear as unknown as AsyncIterable<Uint8Array>) yield Buffer.from(chunk)
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Keeps back the ending, and compares it with the sum of all that went through. */
function withoutEnding(): Transform {
  const hash = createHash('sha256')
  let kept = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const all = Buffer.concat([kept, chunk])
      const end = Math.max(0, all.length - ENDING_BYTES)
      kept = all.subarray(end)
      hash.update(all.subarray(0, end))
      done(null, all.subarray(0, end))
    },
    flush(done) {
      done(
        kept.equals(ending(hash.digest('hex')))
          ? null
          : new Error('its checksum is not the one it was written with'),
      )
    },
  })
}
