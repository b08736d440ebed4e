import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'

/** Advisory lock: one process makes and drops months at a time. */
const LOCK = 0x61756469
/** The number of months that are created in advance. */
const AHEAD = 3
/** Allows deletions in this transaction. The database refuses all others. */
const RETENTION = raw`select set_config('audit.retention', 'on', true)`
/** Small enough to be deleted within the statement timeout. */
const BATCH = 5_000

/** A partition of the audit. `until` is the end of its time range. */
interface Partition {
  readonly name: string
  readonly until: Date
}

/**
 * The partitions of the audit, one a month. Rows of a missing month are in `audit_other` and are moved when the month is created.
 * Each step waits at most half a second for readers and writers. After that it is retried an hour later.
 */
export const auditMonths = {
  /** Creates the missing months up to three months from now. */
  make: (database: Database, now = new Date()) =>
    alone(database, async (tx) => {
      const last = (await partitions(tx)).at(-1)?.until ?? monthAfter(now, 0)
      const end = monthAfter(now, AHEAD)
      for (let from = last; from < end; from = monthAfter(from, 1)) await makeMonth(tx, from)
      await guardParts(tx)
    }),

  /** Drops the partitions whose rows are all older than this. */
  drop: (database: Database, old: Date) =>
    alone(database, async (tx) => {
      for (const { name, until } of await partitions(tx))
        if (until <= old) await tx.execute(raw`drop table ${raw.identifier(name)}`)
    }),

  /** Deletes older rows from the month that also has newer ones. */
  async forget(database: Database, old: Date) {
    // The time is repeated outside the subquery, so that only the oldest partition is read.
    const some = raw`
      delete from audit where created_at < ${old} and id in (select id from audit where created_at < ${old} limit ${BATCH})`
    const forgetSome = (tx: Sql) => tx.execute(RETENTION).then(() => tx.execute(some))
    for (let count = BATCH; count === BATCH; ) count = (await write(database, forgetSome)).rowCount ?? 0
  },
}

/** Guards each partition, because a partition can be emptied directly, past its parent. */
async function guardParts(tx: Sql) {
  const { rows } = await tx.execute<{ name: string }>(raw`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'audit'::regclass
      and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'audit_whole')`)
  for (const { name } of rows)
    await tx.execute(raw`
      create trigger audit_whole before truncate on ${raw.identifier(name)}
      for each statement execute function refuse_audit_change()`)
}

/** Runs `work` in a transaction, unless another process runs it already. */
const alone = (database: Database, work: (tx: Sql) => Promise<void>) =>
  write(database, async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      raw`select pg_try_advisory_xact_lock(${LOCK}) as free`,
    )
    if (!rows[0]?.free) return
    await tx.execute(raw`set local lock_timeout = '500ms'`)
    await work(tx)
  })

/** Returns the partitions, the oldest first, without `audit_other`. */
async function partitions(tx: Sql): Promise<Partition[]> {
  const { rows } = await tx.execute<{ name: string; until: string }>(raw`
    select name, until from (
      select c.relname as name, substring(pg_get_expr(c.relpartbound, c.oid) from $bound$TO \\('([^']+)'\\)$bound$)::timestamptz as until
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'audit'::regclass
    ) as bounds where until is not null order by until`)
  return rows.map(({ name, until }) => ({ name, until: new Date(until) }))
}

const monthAfter = (time: Date, months: number) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1))

async function makeMonth(tx: Sql, from: Date) {
  const name = raw.identifier(`audit_${from.toISOString().slice(0, 7).replace('-', '_')}`)
  const until = monthAfter(from, 1)
  await tx.execute(raw`create table ${name} (like audit including defaults)`)
  await tx.execute(raw`lock table audit_other in access exclusive mode`)
  await tx.execute(RETENTION)
  await tx.execute(raw`
    with moved as (delete from audit_other where created_at >= ${from} and created_at < ${until} returning *)
    insert into ${name} select * from moved`)
  // A bound cannot be a parameter of a statement, so it is written into the text. Its value is made here.
  const bound = (time: Date) => raw.raw(`'${time.toISOString()}'`)
  await tx.execute(
    raw`alter table audit attach partition ${name} for values from (${bound(from)}) to (${bound(until)})`,
  )
}
