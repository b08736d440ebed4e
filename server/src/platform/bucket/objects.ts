import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import type { Env } from '../env.ts'

/** Milliseconds until a bucket begins to answer, and until it has transferred a small object. */
const BEGUN_WITHIN = 5_000
const DONE_WITHIN = 30_000

/** Advisory lock. A backup holds it shared while it reads objects, and no object is deleted meanwhile. */
export const READING_OBJECTS = 0x6f626a73

/** The content of an object differs from what was stored. */
export class Damaged extends Error {}

export const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Parses the place of an object: `s3://bucket/key`. */
function placed(place: string): { bucket: string; key: string } {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(place) ?? []
  if (!bucket || !key) throw new Error('a place is s3://bucket/key')
  return { bucket, key }
}

/** Reads and writes small objects by their places, in any bucket of the server. */
export class Objects {
  readonly #env: BucketEnv
  constructor(env: BucketEnv) {
    this.#env = env
  }

  /** Whether an access key is configured. */
  get isOpen(): boolean {
    return Boolean(this.#env.S3_ACCESS_KEY_ID && this.#env.S3_SECRET_ACCESS_KEY)
  }

  async put(place: string, bytes: Buffer, type: string): Promise<void> {
    const { client, key } = this.#at(place, () => AbortSignal.timeout(DONE_WITHIN))
    // The server compares the hash with the received bytes. The package's type contains only Amazon's headers.
    const sum = { 'content-md5': createHash('md5').update(bytes).digest('base64') }
    await client.putObject(key, bytes, type, undefined, sum)
  }

  async remove(place: string): Promise<void> {
    const { client, key } = this.#at(place, () => AbortSignal.timeout(BEGUN_WITHIN))
    await client.deleteObject(key)
  }

  /** Returns the object as a stream, which is never whole in memory. Returns undefined if it does not exist. */
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
    // The reader handles errors. This handler covers a reader who left before the stream began.
    return stream.on('error', () => undefined).once('close', () => clearTimeout(done))
  }

  /** Returns the whole object after checking its size and hash. Returns undefined if it does not exist. */
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

  /** Lists the places of all objects below a prefix. */
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

export type BucketEnv = Pick<Env, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

/** Opens a bucket of any S3-compatible server. Each request has a signal of its own. */
export function openBucket(name: string, env: BucketEnv, signalOf: () => AbortSignal): S3mini {
  const server = env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`
  return new S3mini({
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    endpoint: `${server.replace(/\/+$/, '')}/${name}`,
    region: env.S3_REGION,
    fetch: (url, init) => fetch(url, { ...init, signal: signalOf() }),
  })
}
