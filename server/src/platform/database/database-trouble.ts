import { isDatabaseAway, isMoved, sqlStateOf } from './database-away.ts'

interface Log {
  warn(facts: object, text: string): void
}
interface Database {
  readonly pool: { query(statement: string): Promise<unknown> }
}
interface Trouble {
  readonly since: number
  last: number
  /** Errors after the first one. */
  more: number
}

/** Milliseconds between two checks whether the trouble is over, and without another error before it counts as over. */
const LOOK = 1_000
const QUIET = 3_000
/** Conflicts of transactions do not show the state of the whole database. */
const CONFLICT = /^40/

/**
 * Logs one line when the database is away or full, and one line when that is over. A line for each request would fill the disk,
 * and hide the first.
 */
export class DatabaseTrouble {
  readonly #kinds = new Map<string, Trouble>()
  #look: NodeJS.Timeout | undefined
  #over: (() => Promise<void>) | undefined

  /** Returns `first` for an error to log, `more` for one that is only counted, and undefined for any other error. */
  note(error: Error): 'first' | 'more' | undefined {
    const kind = kindOf(error)
    if (!kind || !this.#over) return undefined
    const known = this.#kinds.get(kind)
    if (known) {
      known.last = performance.now()
      known.more += 1
      return 'more'
    }
    this.#kinds.set(kind, { since: performance.now(), last: performance.now(), more: 0 })
    this.#lookLater(this.#over)
    return 'first'
  }

  /** Logs when the trouble is over. Returns a function that stops watching. */
  watch({ pool }: Database, log: Log): () => void {
    this.#over = async () => {
      const isThere = await pool.query('select 1').then(
        () => true,
        () => false,
      )
      for (const [kind, trouble] of this.#kinds) {
        if (!isThere || performance.now() - trouble.last < QUIET) continue
        this.#kinds.delete(kind)
        this.#say(log, kind, trouble)
      }
    }
    return () => {
      clearTimeout(this.#look)
      this.#over = undefined
    }
  }

  #say(log: Log, kind: string, { since, more }: Trouble) {
    const facts = { seconds: Math.round((performance.now() - since) / 1_000), more }
    if (kind === AWAY) log.warn(facts, 'the database is there again')
    else if (more > 0) log.warn({ code: kind, ...facts }, 'the database refuses no more')
  }

  #lookLater(over: () => Promise<void>) {
    clearTimeout(this.#look)
    this.#look = setTimeout(() => {
      over()
        .then(() => this.#kinds.size > 0 && this.#over && this.#lookLater(this.#over))
        .catch(() => undefined)
    }, LOOK).unref()
  }
}

const AWAY = 'away'

function kindOf(error: Error): string | undefined {
  if (!isDatabaseAway(error)) return undefined
  const state = sqlStateOf(error)
  if (isMoved(error)) return AWAY
  return state && !CONFLICT.test(state) ? state : undefined
}
