import { beginWrite, type Database, type OpenWrite, type Sql } from './database.ts'

/**
 * Holds what is written through `database` open until `commit`, so that more can be kept with it or nothing at all.
 * It begins with the first write, by `first`, and what is read afterwards is read in it: until then no connection is
 * held, so nobody waits for a second one while having the first.
 */
export function holdWrite(outer: Database, first: (tx: Sql) => Promise<void>) {
  let begun: ReturnType<typeof begin> | undefined
  let open: OpenWrite | undefined

  async function begin() {
    const opened = await beginWrite(outer)
    try {
      await first(opened.tx)
    } catch (error) {
      await opened.rollback(error as Error)
      throw error
    }
    open = opened
    return opened
  }
  const whole = () => {
    begun ??= begin()
    return begun
  }
  const database: Database = {
    ...outer,
    get sql() {
      return open?.tx ?? outer.sql
    },
    query: async (statement) => (await whole()).query(statement),
    whole,
  }
  return {
    database,
    async commit(last: (tx: Sql) => Promise<void>) {
      const opened = await whole()
      await last(opened.tx)
      await opened.commit()
    },
    async rollback(reason: Error) {
      // What failed to begin has ended itself.
      if (open) await (await whole()).rollback(reason)
    },
  }
}
