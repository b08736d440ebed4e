const MINUTE = 60_000

/**
 * What is counted for an answer, in requests: each counts `request`, and what takes more than sending what lies ready
 * adds to it. Files of the site are kept by browsers for ever; `making` asks the database for somebody unknown;
 * `drawing` a page holds the processor.
 */
export const COSTS = { file: 0.1, request: 1, making: 1, drawing: 9 } as const

/**
 * How many requests one caller may make in a minute, counted in this process alone: it bounds what one can cost,
 * nothing more. Budgets that guard accounts are kept in the database. Who is signed in has a budget of their own, so
 * that a whole club behind one address is not one caller.
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

  /** Counts what somebody asks for. Answers 0, or the seconds to wait when there was too much before. */
  spend(caller: string, cost: number = COSTS.request): number {
    const now = this.#now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + MINUTE
      this.#counts.clear()
    }
    const count = this.#counts.get(caller) ?? 0
    // What came after, cheap as it is, is counted as well: nobody gets in by asking on.
    this.#counts.set(caller, count + cost)
    return count >= this.#perMinute ? Math.ceil((this.#windowEnds - now) / 1000) : 0
  }

  /** Counts a request for the member who turned out to have sent it, and no longer for their address. */
  move(address: string, member: string): number {
    const count = this.#counts.get(address)
    if (count !== undefined) this.#counts.set(address, Math.max(0, count - COSTS.request))
    return this.spend(member)
  }
}
