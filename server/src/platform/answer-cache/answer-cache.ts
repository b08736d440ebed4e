import type { CachedAnswer } from './cached-answer.ts'
import { InvalidationLog } from './invalidation-log.ts'

/** Bytes. */
const LARGEST_TOTAL = 64 * 1024 * 1024
/**
 * Some lists may be asked for whole. A long list takes long to make, so it is better to cache it than to make it for each
 * request.
 */
const LARGEST_ONE = LARGEST_TOTAL / 2

/** A result that may be cached: its tags say when it is out of date. */
export interface Cacheable {
  readonly cached: CachedAnswer
}
interface Kept {
  readonly answer: CachedAnswer
  /** Read since it was last at the end of the line. */
  isRead: boolean
}
/** An answer that is being made. */
interface Pending {
  /** The number of the last invalidation before it began. */
  readonly begun: number
  readonly made: Promise<Cacheable | object>
  /** False until it is made, and for an answer that is not cached: it is already out of date, or has no tags. */
  isCurrent: boolean
}

/**
 * Answers by key, in memory. A write removes those with its tags. When space runs out, the oldest go that nobody has read
 * since their turn was last there. Reading only marks an answer: to move it to the end each time costs a busy site more
 * than all else that it does for an answer.
 */
export class AnswerCache {
  /** In the order in which their turns to go come. */
  #answers = new Map<string, Kept>()
  #keysByTag = new Map<string, Set<string>>()
  #bytes = 0
  #pending = new Map<string, Pending>()
  #invalidations = new InvalidationLog()
  /** Answers since the start that were sent from here, and those that had to be made. */
  readonly counts = { sent: 0, made: 0 }

  /** What it holds. */
  get held() {
    return { answers: this.#answers.size, bytes: this.#bytes }
  }

  get(key: string): CachedAnswer | undefined {
    const kept = this.#answers.get(key)
    if (!kept) return undefined
    kept.isRead = true
    return kept.answer
  }

  /**
   * Returns the cached answer. If there is none, `make` runs once for all requests that arrive while it runs. A request
   * after a write does not get an answer that was started before it, unless the tags show that the write did not change
   * it. A failure, or a result that cannot be cached, goes to the requests before the next invalidation. Then it is
   * discarded.
   */
  async getOrMake<Other extends object = never>(
    key: string,
    make: () => Promise<Cacheable | Other>,
  ): Promise<Cacheable | Other> {
    const asked = this.#invalidations.now
    while (true) {
      const cached = this.get(key)
      if (cached) {
        this.counts.sent += 1
        return { cached }
      }
      const pending = this.#pending.get(key) ?? this.#begin(key, make)
      if (pending.begun >= asked) return pending.made as Promise<Cacheable | Other>
      const made = await pending.made.catch(() => undefined)
      if (made && pending.isCurrent) return made as Cacheable | Other
    }
  }

  #begin(key: string, make: () => Promise<Cacheable | object>): Pending {
    const begun = this.#invalidations.begin()
    this.counts.made += 1
    const finish = async () => {
      try {
        const made = await make()
        if ('cached' in made && !this.#invalidations.includes(made.cached.tags, begun.at)) {
          pending.isCurrent = true
          this.#put(key, made.cached)
        }
        return made
      } finally {
        this.#invalidations.end(begun)
        this.#pending.delete(key)
      }
    }
    const pending: Pending = { begun: begun.at, isCurrent: false, made: Promise.resolve().then(finish) }
    this.#pending.set(key, pending)
    return pending
  }

  #put(key: string, answer: CachedAnswer) {
    if (answer.bytes > LARGEST_ONE) return
    this.#remove(key)
    this.#makeRoom(answer.bytes)
    this.#answers.set(key, { answer, isRead: false })
    this.#bytes += answer.bytes
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  #makeRoom(bytes: number) {
    for (const [key, kept] of this.#answers) {
      if (this.#bytes + bytes <= LARGEST_TOTAL) return
      if (kept.isRead) this.#moveToEnd(key, kept)
      else this.#remove(key)
    }
  }

  #moveToEnd(key: string, kept: Kept) {
    kept.isRead = false
    this.#answers.delete(key)
    this.#answers.set(key, kept)
  }

  /** Removes every answer that has one of these tags. */
  invalidate(tags: readonly string[]) {
    this.#invalidations.add(tags)
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key)
  }

  clear() {
    this.#invalidations.addAll()
    this.#answers.clear()
    this.#keysByTag.clear()
    this.#bytes = 0
  }

  #remove(key: string) {
    const answer = this.#answers.get(key)?.answer
    if (!answer) return
    this.#answers.delete(key)
    this.#bytes -= answer.bytes
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
