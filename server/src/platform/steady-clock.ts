const DAY = 86_400_000
/** Milliseconds. A sleeping machine counts no time, so a smaller step proves nothing. */
const STEP = 2 * DAY
/** A site without writes for longer was probably away. Its clock is not trusted until that is certain. */
const SILENT = 30 * DAY

interface Clocks {
  /** Returns the time that people can set, in milliseconds. */
  readonly wall: () => number
  /** Returns milliseconds that people cannot set. */
  readonly steady: () => number
}

/**
 * Decides whether the clock may determine what is old enough to delete. With a clock set a year ahead by mistake, everything
 * would be old enough. So nothing is deleted for a day after the clock was set, or after a start at which it is far from
 * `lastSeen`.
 */
export class SteadyClock {
  readonly #clocks: Clocks
  readonly #lastSeen: () => Promise<number | undefined>
  #difference: number
  #suspectedAt = Number.NEGATIVE_INFINITY
  #isBegun = false

  /** `lastSeen`: returns when the site last wrote before this process began. */
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
