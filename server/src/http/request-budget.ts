const MINUTE = 60_000

/**
 * How many requests one address may make in a minute, counted in this process alone: it bounds what one caller can
 * cost, nothing more. Budgets that guard accounts are kept in the database.
 */
export class RequestBudget {
  #windowEnds = 0
  #counts = new Map<string, number>()
  #perMinute: number
  #now: () => number

  constructor(perMinute: number, now: () => number = Date.now) {
    this.#perMinute = perMinute
    this.#now = now
  }

  /** Counts a request. Answers 0, or the seconds to wait when there were too many. */
  spend(address: string): number {
    const now = this.#now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + MINUTE
      this.#counts.clear()
    }
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    return count > this.#perMinute ? Math.ceil((this.#windowEnds - now) / 1000) : 0
  }
}
