import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { ENDING_BYTES, ending } from './archive-format.ts'
import { openWith, SEALED } from './seal-archive.ts'

/** The file is no backup or was changed since. The message is one line for people. */
export class BadBackup extends Error {}

export interface Entry {
  readonly name: string
  readonly content: Buffer
}

/** The limit is far above the size of a part. A larger entry is not read into memory. */
const MOST_BYTES = 256 << 20

/** Reads the entries of the tar in order. Throws BadBackup, at the end at the latest, if any byte of the file has changed. */
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
      // An entry that is skipped needs a listener for its errors.
      entry.on('error', () => undefined)
      const { name, type, size = 0 } = entry.header
      if (type !== 'file' || size > MOST_BYTES)
        throw new BadBackup(`${file} holds ${JSON.stringify(name)}, which no backup does.`)
      const chunks: Buffer[] = []
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
      yield { name, content: Buffer.concat(chunks) }
    }
  } catch (error) {
    throw error instanceof BadBackup ? error : refusal(file, (await failed) ?? (error as Error))
  } finally {
    tar.destroy()
    await failed
  }
  const reason = await failed
  if (reason) throw refusal(file, reason)
}

/** The file was sealed for another key. */
class WrongKey extends Error {}
class WrongSum extends Error {}

/** Returns the error for people. Messages of libraries about an unexpected byte would not help them. */
function refusal(file: string, reason: Error): Error {
  // The disk or a folder failed, so the contents are not the cause.
  if ('syscall' in reason) return reason
  if (reason instanceof WrongKey) return new BadBackup(`${file} cannot be opened: ${reason.message}`)
  const why =
    reason instanceof WrongSum ? 'its bytes are not those that were written' : 'it cannot be read to its end'
  return new BadBackup(`${file} is damaged or cut off: ${why}.`)
}

/** Returns a stream of the bytes, opened by the key if the file is sealed. */
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
    const clear = await unsealed(key, stream)
    for await (const chunk of clear as unknown as AsyncIterable<Uint8Array>) yield Buffer.from(chunk)
  }
}

async function unsealed(key: string, stream: ReadableStream<Uint8Array>) {
  if (/^age1[a-z0-9]+$/.test(key))
    throw new WrongKey('BACKUP_KEY is the public key. To open it takes the private one (AGE-SECRET-KEY-1…).')
  try {
    return await openWith(key)(stream)
  } catch (error) {
    const { message } = error as Error
    if (/no identity matched/.test(message))
      throw new WrongKey(
        'BACKUP_KEY is not the key that it was sealed with, or its first lines were changed. The file itself may be whole: try the other keys that you have.',
      )
    if (/identity/.test(message)) throw new WrongKey('BACKUP_KEY is no private key of age: is it complete?')
    throw error
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

/** Holds back the ending and compares it with the hash of all earlier bytes. */
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
      done(kept.equals(ending(hash.digest('hex'))) ? null : new WrongSum())
    },
  })
}
