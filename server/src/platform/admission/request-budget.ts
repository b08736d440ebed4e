const MINUTE = 60_000

/**
 * The cost of a response, in requests. Every request costs `request`. A built file costs less, because browsers cache it.
 * `making` is added for database queries for a visitor, and `drawing` for rendering a page.
 */
export const COSTS = { file: 0.1, request: 1, making: 1, drawing: 9 } as const

/**
 * Limits the requests of a caller in a minute. Each process counts for itself, to limit the load from one caller. The budgets
 * that protect accounts are in the database. A signed-in member has their own budget, so that a club behind one address does not
 * share one.
 */
export class RequestBudget {
  #windowEnds = 0
  #counts = new Map<string, number>()
  #perMinute: number
  #now: () => number

  /** `now` returns milliseconds. The default clock never goes back. Otherwise a minute might not end. */
  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute
    this.#now = now
  }

  /** Counts `cost` for the caller. Returns 0, or the seconds to wait if the budget was used up before. */
  spend(caller: string, cost: number = COSTS.request): number {
    const now = this.#now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + MINUTE
      this.#counts.clear()
    }
    const count = this.#counts.get(caller) ?? 0
    // Refused requests are counted too, so that repeating them does not help.
    this.#counts.set(caller, count + cost)
    return count >= this.#perMinute ? Math.ceil((this.#windowEnds - now) / 1000) : 0
  }

  /** Moves a request from the address's budget to its member's budget. Returns the same result as `spend`. */
  move(address: string, member: string): number {
    const count = this.#counts.get(address)
    if (count !== undefined) this.#counts.set(address, Math.max(0, count - COSTS.request))
    return this.spend(member)
  }
}
