import type { CachedAnswer } from './cached-answer.ts'
import { InvalidationLog } from './invalidation-log.ts'

/** Bytes. */
const LARGEST_TOTAL = 64 * 1024 * 1024
/**
 * Lists have no pages. A long list takes long to make, so it is better to cache it than to make it for each request.
 */
const LARGEST_ONE = LARGEST_TOTAL / 2

/** A result that may be cached: its tags say when it is out of date. */
export interface Cacheable {
  readonly cached: CachedAnswer
}
/** An answer that is being made. */
interface Pending {
  /** The number of the last invalidation before it began. */
  readonly begun: number
  readonly made: Promise<Cacheable | object>
  /** False until it is made, and for an answer that is not cached: it is already out of date, or has no tags. */
  isCurrent: boolean
}

/** Answers by key, in memory. A write removes those with its tags. When space runs out, the least recently used go. */
export class AnswerCache {
  #answers = new Map<string, CachedAnswer>()
  #keysByTag = new Map<string, Set<string>>()
  #bytes = 0
  #pending = new Map<string, Pending>()
  #invalidations = new InvalidationLog()

  get(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer) {
      // Moved to the end, because the first ones are removed first.
      this.#answers.delete(key)
      this.#answers.set(key, answer)
    }
    return answer
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
      if (cached) return { cached }
      const pending = this.#pending.get(key) ?? this.#begin(key, make)
      if (pending.begun >= asked) return pending.made as Promise<Cacheable | Other>
      const made = await pending.made.catch(() => undefined)
      if (made && pending.isCurrent) return made as Cacheable | Other
    }
  }

  #begin(key: string, make: () => Promise<Cacheable | object>): Pending {
    const begun = this.#invalidations.begin()
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
    this.#answers.set(key, answer)
    this.#bytes += answer.bytes
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= LARGEST_TOTAL) break
      this.#remove(oldest)
    }
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
    const answer = this.#answers.get(key)
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
