import { createHash } from 'node:crypto'
import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { ending } from './archive-format.ts'
import { sealWith } from './seal-archive.ts'

/** Adds an entry. Waits until there is room, so that a slow disk does not fill the memory. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>

interface Archive<T> {
  /** A passphrase, or a public key of age. */
  readonly key?: string | undefined
  /** Ended when the archive is complete, destroyed when it fails. */
  readonly out: Writable
  /** Adds the entries one after another. `fail` ends it all for a reason that no entry sees. */
  readonly fill: (add: AddEntry, fail: (reason: Error) => void) => Promise<T>
}

/** Writes an archive to `out` (archive-format.ts). Returns its bytes, and what `fill` returned. */
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
  // What failed first is the reason; the other only says that it was cut.
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

/** The stream of an entry says by itself that the whole was cut, and a stream that nobody listens to ends the process. */
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
