import { pictureMessages } from '@callofcode/contract/markdown/markdown'
import type { FastifyReply } from 'fastify'
import { Objects } from '../../../platform/bucket/objects.ts'
import type { Env } from '../../../platform/env.ts'
import { Failure, missing } from '../../../platform/failure.ts'
import { PICTURE_HEADERS } from '../redraw-picture.ts'

/** The bytes of a row, either in the row itself or at a place in a bucket. */
export interface Kept {
  readonly bytes: Buffer | null
  readonly place: string | null
  readonly sum: string | null
  readonly size: number
}
/** Reads the row, or returns undefined. */
export type FindKept = () => Promise<Kept | undefined>

/** The most pictures that this process fetches from a bucket at once. */
const MOST = 100
/** Seconds after which a browser may retry a picture that a bucket did not send. */
const AGAIN_IN = 30

/** The bytes of pictures and photos, in the database or in a bucket. */
export class KeptBytes {
  readonly #objects: Objects
  #open = 0

  constructor(env: Env) {
    this.#objects = new Objects(env)
  }

  /** Sends a picture from the database, or streams it from the bucket. Throws a 404 or a 503 Failure. */
  async send(reply: FastifyReply, find: FindKept) {
    const found = await this.#found(find, ({ place, size }) => this.#stream(place, size))
    if (!found) throw missing()
    const { here, there, size } = found
    reply.headers(PICTURE_HEADERS)
    return here ? reply.send(here) : reply.header('content-length', size).send(there)
  }

  /** Returns all bytes, or undefined if there is no picture. */
  async whole(find: FindKept): Promise<Buffer | undefined> {
    const found = await this.#found(find, ({ place, size, sum }) => this.#objects.bytes(place, { size, sum }))
    return found?.here ?? found?.there
  }

  async #found<T>(
    find: FindKept,
    read: (kept: { place: string; size: number; sum: string }) => Promise<T | undefined>,
  ) {
    // It may have been moved between the two reads. The row then contains its new place.
    let place = ''
    for (let tries = 0; tries < 3; tries++) {
      const row = await find()
      if (!row) return undefined
      if (row.bytes) return { here: row.bytes, there: undefined, size: row.size }
      if (!row.place || !row.sum || row.place === place) break
      place = row.place
      const there = await read({ place, sum: row.sum, size: row.size }).catch(away)
      if (there) return { here: undefined, there, size: row.size }
    }
    return away(new Error('A picture is not in the bucket where its row says it is.'))
  }

  async #stream(place: string, size: number) {
    if (this.#open >= MOST) throw new Error('Too many pictures are on their way from the bucket.')
    this.#open++
    const close = () => this.#open--
    try {
      const stream = await this.#objects.read(place, size)
      if (stream) return stream.once('close', close)
    } catch (error) {
      close()
      throw error
    }
    close()
    return undefined
  }
}

function away(error: unknown): never {
  const failure = new Failure(503, 'unavailable', pictureMessages.away, undefined, AGAIN_IN)
  failure.cause = error
  throw failure
}
