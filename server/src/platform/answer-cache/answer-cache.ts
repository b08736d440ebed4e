import type { CachedAnswer } from './cached-answer.ts'
import { InvalidationLog } from './invalidation-log.ts'

/** Bytes. */
const LARGEST_TOTAL = 64 * 1024 * 1024
/** Some endpoints return whole lists. A long list takes long to make, so caching it is better than making it for each request. */
const LARGEST_ONE = LARGEST_TOTAL / 2

/** A result that may be cached. Its tags decide when it is out of date. */
export interface Cacheable {
  readonly cached: CachedAnswer
}
interface Kept {
  readonly answer: CachedAnswer
  /** True if the response was read since it last moved to the end of the line. */
  isRead: boolean
}
/** A response that is being made. */
interface Pending {
  /** The number of the last invalidation before the making began. */
  readonly begun: number
  readonly made: Promise<Cacheable | object>
  /** True once the response is made and cached. It is not cached if it is already out of date or has no tags. */
  isCurrent: boolean
}

/**
 * Caches responses by key, in memory. A write removes those with its tags. When space runs out, the oldest responses that were
 * not read since their last turn are removed. Reading only marks a response: moving it to the end each time costs a busy site
 * more than all other work for a response.
 */
export class AnswerCache {
  /** In the order of their turns for removal. */
  #answers = new Map<string, Kept>()
  #keysByTag = new Map<string, Set<string>>()
  #bytes = 0
  #pending = new Map<string, Pending>()
  #invalidations = new InvalidationLog()
  /** Responses since the start: sent from the cache, and made. */
  readonly counts = { sent: 0, made: 0 }

  /** The number and the size of the cached responses. */
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
   * Returns the cached response. If there is none, `make` runs once for all requests that arrive while it runs. A request after a
   * write does not get a response that was started before the write, unless the tags show that the write did not change it. A
   * failure, or a result that cannot be cached, goes to the requests before the next invalidation. Then it is discarded.
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

  /** Removes every response that has one of these tags. */
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
