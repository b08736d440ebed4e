import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { S3mini } from 's3mini'
import { type BucketEnv, openBucket } from './open-bucket.ts'

/** Milliseconds until a bucket has begun to answer, and until it has sent or taken a small object. */
const BEGUN_WITHIN = 5_000
const DONE_WITHIN = 30_000

/** Advisory lock: a backup holds it shared while it reads objects, and none is deleted meanwhile. */
export const READING_OBJECTS = 0x6f626a73

/** What is at a place is not what was put there. */
export class Damaged extends Error {}

export const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Where an object lies: `s3://bucket/key`. */
function placed(place: string): { bucket: string; key: string } {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(place) ?? []
  if (!bucket || !key) throw new Error('a place is s3://bucket/key')
  return { bucket, key }
}

/** Small objects by their places, in whichever bucket of the server. */
export class Objects {
  readonly #env: BucketEnv
  constructor(env: BucketEnv) {
    this.#env = env
  }

  /** Whether there is a key to open buckets with. */
  get isOpen(): boolean {
    return Boolean(this.#env.S3_ACCESS_KEY_ID && this.#env.S3_SECRET_ACCESS_KEY)
  }

  async put(place: string, bytes: Buffer, type: string): Promise<void> {
    const { client, key } = this.#at(place, () => AbortSignal.timeout(DONE_WITHIN))
    // The server compares it with what arrives. The type of the package knows the headers of Amazon alone.
    const sum = { 'content-md5': createHash('md5').update(bytes).digest('base64') }
    await client.putObject(key, bytes, type, undefined, sum)
  }

  async remove(place: string): Promise<void> {
    const { client, key } = this.#at(place, () => AbortSignal.timeout(BEGUN_WITHIN))
    await client.deleteObject(key)
  }

  /** The object as it arrives, never whole in memory. Undefined where there is none. */
  async read(place: string, size: number): Promise<Readable | undefined> {
    const ending = new AbortController()
    const { client, key } = this.#at(place, () => ending.signal)
    const begun = setTimeout(() => ending.abort(tooLong()), BEGUN_WITHIN)
    const response = await client.getObjectResponse(key).finally(() => clearTimeout(begun))
    if (!response?.body) return undefined
    const length = response.headers.get('content-length')
    if (length !== null && Number(length) !== size) {
      await response.body.cancel()
      throw new Damaged(`${length} bytes are there instead of ${size}`)
    }
    const done = setTimeout(() => ending.abort(tooLong()), DONE_WITHIN).unref()
    const stream = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    // Whoever reads it hears of an error. Nobody does where the reader went before it began.
    return stream.on('error', () => undefined).once('close', () => clearTimeout(done))
  }

  /** The object as a whole, proven to be what was put there. Undefined where there is none. */
  async bytes(place: string, { size, sum }: { size: number; sum: string }): Promise<Buffer | undefined> {
    const stream = await this.read(place, size)
    if (!stream) return undefined
    const chunks: Buffer[] = []
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    if (sumOf(bytes) !== sum) throw new Damaged('its checksum is another one')
    return bytes
  }

  async has(place: string): Promise<boolean> {
    const { client, key } = this.#at(place, () => AbortSignal.timeout(BEGUN_WITHIN))
    return (await client.objectExists(key)) === true
  }

  /** The places of all objects below a prefix. */
  async list(prefix: string): Promise<string[]> {
    const { client, bucket, key } = this.#at(`${prefix}/x`, () => AbortSignal.timeout(DONE_WITHIN))
    const found = (await client.listObjects('/', key.slice(0, -1))) ?? []
    return found.map(({ Key }) => `s3://${bucket}/${Key}`)
  }

  #at(place: string, signalOf: () => AbortSignal): { client: S3mini; bucket: string; key: string } {
    const { bucket, key } = placed(place)
    return { client: openBucket(bucket, this.#env, signalOf), bucket, key }
  }
}

const tooLong = () => new DOMException('It took too long.', 'TimeoutError')
