import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../platform/database/database.ts'
import { errorLine } from '../../../platform/error-facts.ts'

const AGAIN_AFTER = 1_000

/**
 * Whether some members may read more than visitors. Then responses of the forum to members are not kept. A kept response is
 * always that of a visitor, so a late refresh shows members too little and never too much.
 */
export class CategoryReaders {
  readonly #database: Database
  #differ = false

  constructor(database: Database) {
    this.#database = database
  }

  get differ(): boolean {
    return this.#differ
  }

  async refresh() {
    const { rows } = await this.#database.pool.query<{ differ: boolean }>(
      `select exists (select from forum_categories where readers <> 'everyone') as differ`,
    )
    this.#differ = rows[0]?.differ ?? false
  }

  /** Refreshes after a change that any process made. It retries until it succeeds. */
  refreshLater(done: () => void) {
    this.refresh().then(done, (error) => {
      console.error(`Who reads the categories of the forum could not be read: ${errorLine(error)}`)
      if (this.#database.pool.ended) return
      sleep(AGAIN_AFTER, undefined, { ref: false })
        .then(() => this.refreshLater(done))
        .catch(() => undefined)
    })
  }
}
