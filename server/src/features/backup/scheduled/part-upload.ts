import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3mini, UploadPart } from 's3mini'
import { statusOf } from './backup-failure.ts'

/** Each part is in memory until it has arrived. A bucket takes 10,000 of them: 156 GB. */
export const PART_BYTES = 16 << 20
const PAUSES = [500, 2_000]

/** A client of the bucket whose requests end with the signal. */
export type BucketOf = (signal?: AbortSignal) => S3mini

/**
 * Sends what is written to it to a bucket, part after part, or in one piece if it is short. The bucket shows the name only
 * when all has arrived; a stream that is destroyed leaves nothing.
 */
export class PartUpload extends Writable {
  readonly #bucketOf: BucketOf
  readonly #bucket: S3mini
  readonly #key: string
  readonly #ending = new AbortController()
  readonly #parts: UploadPart[] = []
  #upload: string | undefined
  #chunks: Buffer[] = []
  #size = 0
  #sent = 0
  #working: Promise<unknown> = Promise.resolve()

  constructor(bucketOf: BucketOf, key: string) {
    super({ highWaterMark: 1 << 20 })
    this.#bucketOf = bucketOf
    this.#bucket = bucketOf(this.#ending.signal)
    this.#key = key
  }

  /** Bytes that the bucket has acknowledged. */
  get sent() {
    return this.#sent
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void) {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (this.#size < PART_BYTES) done()
    else this.#settle(this.#sendParts(), done)
  }

  override _final(done: (error?: Error) => void) {
    this.#settle(this.#complete(), done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#chunks = []
    this.#ending.abort(error)
    const leave = () => done(error)
    // A part that is still on its way could arrive after the upload was taken back, and stay.
    this.#working.then(() => this.#takeBack()).then(leave, leave)
  }

  async #takeBack() {
    if (this.#upload) await this.#bucketOf().abortMultipartUpload(this.#key, this.#upload)
  }

  #settle(work: Promise<void>, done: (error?: Error) => void) {
    this.#working = work.then(() => done(), done)
  }

  /** Parts of exactly PART_BYTES: some servers want all to be equal, but the last. */
  async #sendParts() {
    const bytes = this.#take()
    let at = 0
    for (; at + PART_BYTES <= bytes.length; at += PART_BYTES)
      await this.#sendPart(bytes.subarray(at, at + PART_BYTES))
    this.#keep(bytes.subarray(at))
  }

  async #complete() {
    const bytes = this.#take()
    if (!this.#upload) {
      const put = () => this.#bucket.putObject(this.#key, bytes, undefined, undefined, sumOf(bytes))
      await this.#again(put)
      this.#sent = bytes.length
      return
    }
    if (bytes.length > 0) await this.#sendPart(bytes)
    await this.#bucket.completeMultipartUpload(this.#key, this.#upload, this.#parts)
    this.#upload = undefined
  }

  async #sendPart(bytes: Buffer) {
    this.#upload ??= await this.#again(() => this.#bucket.getMultipartUploadId(this.#key))
    const upload = this.#upload
    const number = this.#parts.length + 1
    const send = () => this.#bucket.uploadPart(this.#key, upload, bytes, number, {}, undefined, sumOf(bytes))
    this.#parts.push(await this.#again(send))
    this.#sent += bytes.length
  }

  /** A refusal stays one. What was lost on the way is sent again, unless the stream was destroyed. */
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

  #take() {
    const bytes = Buffer.concat(this.#chunks, this.#size)
    this.#keep(Buffer.alloc(0))
    return bytes
  }

  #keep(bytes: Buffer) {
    this.#chunks = bytes.length > 0 ? [bytes] : []
    this.#size = bytes.length
  }
}

/** The server compares it with what arrives. The type of the package knows the headers of Amazon alone. */
const sumOf = (bytes: Buffer): Record<`x-amz-${string}`, string> => {
  const headers = { 'content-md5': createHash('md5').update(bytes).digest('base64') }
  return headers
}
