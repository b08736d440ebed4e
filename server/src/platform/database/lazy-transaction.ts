import { beginWrite, type Database, type OpenWrite, type Sql } from './database.ts'

/**
 * A transaction that begins with the first write through `database`. Its owner ends it with `commit` or `rollback`, so several
 * writes are stored together or not at all. After the first write, reads run in it too. Before the first write it holds no
 * connection, so no caller waits for a second connection while holding one.
 */
export class LazyTransaction {
  /** Like `outer`, but all of its writes join this transaction. */
  readonly database: Database
  readonly #outer: Database
  readonly #first: (tx: Sql) => Promise<void>
  #beginning: Promise<OpenWrite> | undefined
  #open: OpenWrite | undefined

  /** `first` runs at the beginning of the transaction. If `first` fails, the write that began the transaction fails too. */
  constructor(outer: Database, first: (tx: Sql) => Promise<void>) {
    this.#outer = outer
    this.#first = first
    this.database = this.#joined()
  }

  /** Runs `last` in the transaction and commits it. Without earlier writes, the transaction begins here. */
  async commit(last: (tx: Sql) => Promise<void>) {
    const open = await this.#joinWrite()
    await last(open.tx)
    await open.commit()
  }

  async rollback(reason: Error) {
    // A transaction that could not begin is already rolled back.
    const open = await this.#beginning?.catch(() => undefined)
    await open?.rollback(reason)
  }

  #joined(): Database {
    const sql = () => this.#open?.tx ?? this.#outer.sql
    const joinWrite = () => this.#joinWrite()
    return {
      ...this.#outer,
      get sql() {
        return sql()
      },
      query: async (statement) => (await joinWrite()).query(statement),
      joinWrite,
    }
  }

  #joinWrite(): Promise<OpenWrite> {
    this.#beginning ??= this.#begin()
    return this.#beginning
  }

  async #begin(): Promise<OpenWrite> {
    const open = await beginWrite(this.#outer)
    try {
      await this.#first(open.tx)
    } catch (error) {
      await open.rollback(error as Error)
      throw error
    }
    this.#open = open
    return open
  }
}
