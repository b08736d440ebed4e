import type pg from 'pg'
import type { Head } from './archive-format.ts'
import { listPartitions, quoted } from './catalog.ts'

type Partition = Head['partitions'][number]

const isSame = (one: Partition) => (other: Partition) =>
  one.parent === other.parent && one.name === other.name && one.bound === other.bound

/**
 * Gives the partitioned tables of a new database the partitions of the backup. The migrations create partitions for the month in
 * which they run, and the site has created others since. The tables are empty.
 */
export async function fitPartitions(client: pg.ClientBase, wanted: readonly Partition[]) {
  const here = await listPartitions(client)
  const wrong = here.filter((one) => !wanted.some(isSame(one)))
  const missing = wanted.filter((one) => !here.some(isSame(one)))
  const detached = new Set<string>()
  for (const { parent, name } of wrong) {
    await client.query(`alter table ${quoted(parent)} detach partition ${quoted(name)}`)
    detached.add(name)
  }
  for (const { parent, name, bound } of missing) {
    if (detached.delete(name)) {
      // The partition keeps what the migrations gave to this table alone.
      await client.query(`alter table ${quoted(parent)} attach partition ${quoted(name)} ${bound}`)
    } else {
      await client.query(`create table ${quoted(name)} partition of ${quoted(parent)} ${bound}`)
      await copyStatementTriggers(client, parent, name)
    }
  }
  for (const name of detached) await client.query(`drop table ${quoted(name)}`)
}

/** A partition gets its parent's triggers for rows by itself, but not those for statements. */
async function copyStatementTriggers(client: pg.ClientBase, parent: string, name: string) {
  const { rows } = await client.query<{ made: string }>(
    `select pg_get_triggerdef(oid) as made from pg_trigger where tgrelid = $1::regclass and not tgisinternal and tgtype & 1 = 0`,
    [quoted(parent)],
  )
  for (const { made } of rows) await client.query(made.replace(/ ON \S+ /, ` ON ${quoted(name)} `))
}
