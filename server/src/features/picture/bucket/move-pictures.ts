import cluster from 'node:cluster'
import { Damaged, Objects, sumOf } from '../../../platform/bucket/objects.ts'
import { statusOf, storageFailure } from '../../../platform/bucket/storage-failure.ts'
import { type Database, write } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import { repeat } from '../../../platform/jobs/repeat.ts'
import { type Here, movingStore, type There } from './moving-store.ts'

/** Milliseconds between two checks for objects to move or delete. */
const EVERY = 10_000
/** The interval without a bucket, as an earlier one may still contain objects. */
const RARELY = 3_600_000

interface Given {
  readonly database: Database
  readonly env: Env
  readonly log: { warn(text: string): void }
  readonly say: (line: string) => void
}

/** A claim ran out, or the picture was replaced meanwhile. */
class Overtaken extends Error {}

/**
 * Moves the bytes of pictures and photos to PICTURES_TO, one after another. Deletes objects from the bucket that no row names.
 * Any process may be killed at any moment, and the next run continues.
 */
export class PictureMover {
  readonly #database: Database
  readonly #objects: Objects
  readonly #wanted: string | undefined
  readonly #warn: (text: string) => void
  /** Whether all objects from elsewhere have come back since the start. */
  #isGathered = false
  isStopped = false

  constructor({ database, env, log }: Pick<Given, 'database' | 'env' | 'log'>) {
    this.#database = database
    this.#objects = new Objects(env)
    this.#wanted = env.PICTURES_TO
    this.#warn = (text) => log.warn(text)
  }

  /** Does all that can be done now. Throws if the bucket or the database fails. */
  async turn(): Promise<void> {
    // This runs first. An unreachable bucket fails here, before another object is begun.
    await this.#repeat(() => this.#clear())
    const gathered = this.#isGathered
      ? undefined
      : await this.#gather().catch((error: unknown) => ({ error }))
    const wanted = this.#wanted
    // An unreachable earlier bucket must not stop moves to the present one.
    if (wanted) await this.#repeat(() => this.#sendNext(wanted))
    if (gathered) throw gathered.error
  }

  /** Stores, reads and removes a few bytes. Throws where the bucket refuses. */
  async tryBucket(): Promise<void> {
    const place = `${this.#wanted}/probe`
    const bytes = Buffer.from('Call of Code')
    await this.#objects.put(place, bytes, 'text/plain')
    const found = await this.#objects.bytes(place, { size: bytes.length, sum: sumOf(bytes) })
    if (!found) throw new Damaged('what was stored is not there')
    await this.#objects.remove(place)
  }

  async #repeat(step: () => Promise<boolean>) {
    while (!this.isStopped && (await step())) {
      // Work that waits for this process comes first.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  async #clear(): Promise<boolean> {
    let failure: unknown
    // An error is not thrown inside the transaction, where a failure of the bucket would be treated as a failure of the database.
    const remove = (place: string) =>
      this.#remove(place).catch((error: unknown) => {
        failure = error
        return 'stays' as const
      })
    const isCleared = await write(this.#database, (tx) => movingStore.clearNext(tx, remove), 1)
    if (failure) throw failure
    return isCleared
  }

  async #remove(place: string) {
    try {
      await this.#objects.remove(place)
    } catch (error) {
      // If the bucket no longer exists, the object does not either.
      if (statusOf(error) === 404) return 'removed'
      if (this.#wanted && place.startsWith(`${this.#wanted}/`)) throw error
      this.#warn(`Pictures: ${place} is still there: ${storageFailure(error)} The next try is in an hour.`)
      return 'later'
    }
    return 'removed'
  }

  /** Brings back objects from elsewhere. A lost object does not stop the others. */
  async #gather() {
    let lost = 0
    let after: string | undefined
    await this.#repeat(async () => {
      const next = await movingStore.elsewhere(this.#database, this.#wanted, after)
      if (!next) return false
      after = next.id
      if (!(await this.#bringBack(next))) lost++
      return true
    })
    if (!this.isStopped) this.#isGathered = lost === 0
  }

  async #bringBack(item: There): Promise<boolean> {
    const bytes = await this.#objects.bytes(item.place, item).catch((error: unknown) => {
      if (error instanceof Damaged) return undefined
      throw error
    })
    if (bytes) await movingStore.bringBack(this.#database, item, bytes)
    else this.#warn(`Pictures: the bytes of ${item.place} are lost. npm run pictures names all such.`)
    return bytes !== undefined
  }

  async #sendNext(wanted: string): Promise<boolean> {
    const item = await movingStore.here(this.#database)
    if (!item) return false
    const place = await movingStore.claim(this.#database, wanted, item)
    if (place) await this.#send(item, place)
    return true
  }

  async #send(item: Here, place: string) {
    try {
      await this.#objects.put(place, item.bytes, 'image/webp')
      await write(this.#database, async (tx) => {
        if (!(await movingStore.sendOff(tx, item, place, sumOf(item.bytes)))) throw new Overtaken()
      })
    } catch (error) {
      if (error instanceof Overtaken) return movingStore.leave(this.#database, place)
      await movingStore.giveUp(this.#database, place)
      throw error
    }
  }
}

/** Runs repeatedly until it is stopped. Reports at once if the bucket cannot be used. */
export function startMovingPictures({ database, env, log, say }: Given, every?: number) {
  const mover = new PictureMover({ database, env, log })
  const place = env.PICTURES_TO
  const told = (what: string, error: unknown) =>
    `Pictures: ${what}: ${storageFailure(error)} What is not there yet stays in the database.`
  let last = ''
  const turn = async () => {
    const line = await mover.turn().then(
      () => '',
      (error: unknown) => (mover.isStopped ? '' : told(place ?? 'their bucket', error)),
    )
    // The warning is logged once and not at each run.
    if (line && line !== last) log.warn(line)
    last = line
  }
  // If there are several processes, only the first reports it.
  const isFirst = !cluster.worker || cluster.worker.id === 1
  const tried =
    place && isFirst
      ? mover.tryBucket().catch((error: unknown) => say(told(`${place} cannot be used`, error)))
      : Promise.resolve()
  const clock = repeat(every ?? (place ? EVERY : RARELY), turn)
  const begun = tried.then(clock.turn)
  return {
    async stop() {
      mover.isStopped = true
      await clock.stop()
      await begun
    },
  }
}
