import type { Sql } from './database.ts'

interface Built<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * A statement of a page that many open: it is put together once, and PostgreSQL knows it by its name. To put together one that
 * answers a row takes this process longer than to ask it. Where its values stand `build` leaves placeholders.
 */
export function prepared<Rows>(name: string, build: (sql: Sql) => Built<Rows>) {
  const made = new WeakMap<Sql, ReturnType<Built<Rows>['prepare']>>()
  return (sql: Sql, values: Record<string, unknown>): Promise<Rows> => {
    const known = made.get(sql) ?? build(sql).prepare(name)
    made.set(sql, known)
    return known.execute(values)
  }
}
