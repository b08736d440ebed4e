import type { Sql } from './database.ts'

interface Built<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * Prepares a statement of a page that is opened often. It is built once, and PostgreSQL stores it by name. Building a statement
 * that returns one row takes this process longer than running it. `build` puts placeholders in the place of values.
 */
export function prepared<Rows>(name: string, build: (sql: Sql) => Built<Rows>) {
  const made = new WeakMap<Sql, ReturnType<Built<Rows>['prepare']>>()
  return (sql: Sql, values: Record<string, unknown>): Promise<Rows> => {
    const known = made.get(sql) ?? build(sql).prepare(name)
    made.set(sql, known)
    return known.execute(values)
  }
}
