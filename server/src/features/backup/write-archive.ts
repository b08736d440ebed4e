import { createHash } from 'node:crypto'
import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { ending } from './archive-format.ts'
import { sealWith } from './seal-archive.ts'

/** Adds an entry. Waits for free space in the buffer, so that a slow disk does not fill the memory. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>

interface Archive<T> {
  /** A passphrase, or a public key of age. */
  readonly key?: string | undefined
  /** The stream ends when the archive is complete and is destroyed when it fails. */
  readonly out: Writable
  /** Adds the entries one after another. `fail` aborts the archive for a reason outside the entries. */
  readonly fill: (add: AddEntry, fail: (reason: Error) => void) => Promise<T>
}

/** Writes an archive to `out` (archive-format.ts). Returns its bytes and the result of `fill`. */
export async function writeArchive<T>({ key, out, fill }: Archive<T>): Promise<{ bytes: number; filled: T }> {
  const tar = pack()
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const filled = fill(
    (name, content) => addEntry(tar, name, content),
    (reason) => tar.destroy(reason),
  ).then(
    (result) => {
      tar.finalize()
      return result
    },
    (error: Error) => {
      tar.destroy(error)
      throw error
    },
  )
  const sent = pipeline(Readable.from(tar), createGzip(), endWithSum(), sealed(key), count, out)
  // The first failure is the reason. A later one only reports that the stream was cut.
  let reason: unknown
  const first = (error: unknown) => {
    reason ??= error
  }
  filled.catch(first)
  sent.catch(first)
  const [filling] = await Promise.allSettled([filled, sent])
  if (reason || filling.status === 'rejected') throw reason
  return { bytes, filled: filling.value }
}

/**
 * Adds an entry. The entry's stream reports an aborted archive itself, and without a listener that error would end the process.
 */
const addEntry = (tar: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    tar
      .entry({ name, size: content.length, mode: 0o600 }, content, (error) =>
        error ? reject(error) : resolve(),
      )
      .on('error', reject)
  })

function endWithSum(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(null, ending(hash.digest('hex')))
    },
  })
}

const sealed = (key: string | undefined) =>
  async function* (bytes: AsyncIterable<Buffer>) {
    if (!key) return yield* bytes
    const stream = Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>
    yield* await sealWith(key)(stream)
  }
