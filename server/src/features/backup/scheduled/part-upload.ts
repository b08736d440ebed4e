import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3mini, UploadPart } from 's3mini'
import { statusOf } from '../../../platform/bucket/storage-failure.ts'

/** The bytes of a part. Some servers need all parts but the last to be equal. A bucket takes 10,000 parts, which is 78 GB. */
export const PART_BYTES = 8 << 20
const PAUSES = [500, 2_000]

/** A client of the bucket whose requests end with the signal. */
export type BucketOf = (signal?: AbortSignal) => S3mini

/**
 * Uploads the stream to a bucket in parts, or in one piece if it is short. The bucket shows the name only when all bytes have
 * arrived. A destroyed stream leaves nothing.
 */
export class PartUpload extends Writable {
  readonly #bucketOf: BucketOf
  readonly #bucket: S3mini
  readonly #key: string
  readonly #ending = new AbortController()
  readonly #parts: UploadPart[] = []
  #upload: string | undefined
  /** One buffer for all parts, because the memory of many large buffers is freed late. */
  readonly #part: Buffer
  #size = 0
  #sent = 0
  #working: Promise<unknown> = Promise.resolve()

  constructor(bucketOf: BucketOf, key: string, partBytes = PART_BYTES) {
    super({ highWaterMark: 1 << 20 })
    this.#part = Buffer.allocUnsafeSlow(partBytes)
    this.#bucketOf = bucketOf
    this.#bucket = bucketOf(this.#ending.signal)
    this.#key = key
  }

  /** Bytes that the bucket has acknowledged. */
  get sent() {
    return this.#sent
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void) {
    const rest = this.#fill(chunk)
    if (this.#size < this.#part.length) done()
    else this.#settle(this.#sendWith(rest), done)
  }

  override _final(done: (error?: Error) => void) {
    this.#settle(this.#complete(), done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#ending.abort(error)
    const leave = () => done(error)
    // The abort waits for the current part. A part that arrives after the abort would stay.
    this.#working.then(() => this.#takeBack()).then(leave, leave)
  }

  async #takeBack() {
    if (this.#upload) await this.#bucketOf().abortMultipartUpload(this.#key, this.#upload)
  }

  #settle(work: Promise<void>, done: (error?: Error) => void) {
    this.#working = work.then(() => done(), done)
  }

  /** Copies as much as the part can take, and returns the rest. */
  #fill(chunk: Buffer): Buffer {
    const taken = chunk.copy(this.#part, this.#size)
    this.#size += taken
    return chunk.subarray(taken)
  }

  /** Sends the full part, and further parts that the rest of a chunk fills. */
  async #sendWith(rest: Buffer) {
    for (let left = rest; this.#size === this.#part.length; left = this.#fill(left)) await this.#sendPart()
  }

  async #complete() {
    const bytes = this.#part.subarray(0, this.#size)
    if (!this.#upload) {
      const put = () => this.#bucket.putObject(this.#key, bytes, undefined, undefined, sumOf(bytes))
      await this.#again(put)
      this.#sent = bytes.length
      return
    }
    if (bytes.length > 0) await this.#sendPart()
    await this.#bucket.completeMultipartUpload(this.#key, this.#upload, this.#parts)
    this.#upload = undefined
  }

  async #sendPart() {
    const bytes = this.#part.subarray(0, this.#size)
    this.#upload ??= await this.#again(() => this.#bucket.getMultipartUploadId(this.#key))
    const upload = this.#upload
    const number = this.#parts.length + 1
    const send = () => this.#bucket.uploadPart(this.#key, upload, bytes, number, {}, undefined, sumOf(bytes))
    this.#parts.push(await this.#again(send))
    this.#sent += bytes.length
    this.#size = 0
  }

  /** Retries after a lost connection, unless the stream was destroyed. A refusal is final. */
  async #again<T>(act: () => Promise<T>): Promise<T> {
    for (const pause of PAUSES) {
      try {
        return await act()
      } catch (error) {
        const status = statusOf(error)
        if (this.destroyed || (status && status < 500)) throw error
      }
      await sleep(pause, undefined, { signal: this.#ending.signal })
    }
    return act()
  }
}

/** The hash, which the server compares with the received bytes. The type of the package allows only headers of Amazon. */
const sumOf = (bytes: Buffer): Record<`x-amz-${string}`, string> => {
  const headers = { 'content-md5': createHash('md5').update(bytes).digest('base64') }
  return headers
}
