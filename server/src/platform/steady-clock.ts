const DAY = 86_400_000
/** Milliseconds. A machine that slept counts no time meanwhile, so a smaller step says nothing. */
const STEP = 2 * DAY
/** A site that wrote nothing for longer was probably away; until it is known, its clock is not believed. */
const SILENT = 30 * DAY

interface Clocks {
  /** As people set it, in milliseconds. */
  readonly wall: () => number
  /** Milliseconds that nobody sets. */
  readonly steady: () => number
}

/**
 * Says whether the clock may decide what is old enough to be deleted. Of a clock that was set a year ahead by mistake nothing
 * would be young enough. So for a day after it was set, or after a start at which it is far from `lastSeen`, nothing is deleted.
 */
export class SteadyClock {
  readonly #clocks: Clocks
  readonly #lastSeen: () => Promise<number | undefined>
  #difference: number
  #suspectedAt = Number.NEGATIVE_INFINITY
  #isBegun = false

  /** `lastSeen`: when the site wrote something the last time before this process began. */
  constructor(
    lastSeen: () => Promise<number | undefined> = async () => undefined,
    clocks: Clocks = { wall: Date.now, steady: () => performance.now() },
  ) {
    this.#lastSeen = lastSeen
    this.#clocks = clocks
    this.#difference = clocks.wall() - clocks.steady()
  }

  async isBelieved(): Promise<boolean> {
    const [wall, steady] = [this.#clocks.wall(), this.#clocks.steady()]
    if (!this.#isBegun) {
      const seen = await this.#lastSeen()
      if (seen !== undefined && wall - seen > SILENT) this.#suspectedAt = steady
      this.#isBegun = true
    }
    if (Math.abs(wall - steady - this.#difference) > STEP) this.#suspectedAt = steady
    this.#difference = wall - steady
    return steady - this.#suspectedAt >= DAY
  }
}
