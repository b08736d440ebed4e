const MINUTE = 60_000

/**
 * What an answer counts, in requests. Every request counts `request`, a built file less, because browsers keep it. What
 * takes more is added: `making` asks the database for a visitor, `drawing` renders a page.
 */
export const COSTS = { file: 0.1, request: 1, making: 1, drawing: 9 } as const

/**
 * How many requests a caller may make in a minute. It is counted in this process alone, to limit what one caller can
 * cost; the budgets that protect accounts are in the database. A signed-in member has a budget of their own, so that a
 * whole club behind one address does not share one.
 */
export class RequestBudget {
  #windowEnds = 0
  #counts = new Map<string, number>()
  #perMinute: number
  #now: () => number

  /** `now` answers milliseconds. */
  constructor(perMinute: number, now: () => number = Date.now) {
    this.#perMinute = perMinute
    this.#now = now
  }

  /** Counts `cost` for the caller. Answers 0, or the seconds to wait where the budget was used up before. */
  spend(caller: string, cost: number = COSTS.request): number {
    const now = this.#now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + MINUTE
      this.#counts.clear()
    }
    const count = this.#counts.get(caller) ?? 0
    // Refused requests are counted too.
    this.#counts.set(caller, count + cost)
    return count >= this.#perMinute ? Math.ceil((this.#windowEnds - now) / 1000) : 0
  }

  /** Takes a request off the budget of the address and counts it for the member who sent it. Answers as `spend` does. */
  move(address: string, member: string): number {
    const count = this.#counts.get(address)
    if (count !== undefined) this.#counts.set(address, Math.max(0, count - COSTS.request))
    return this.spend(member)
  }
}
