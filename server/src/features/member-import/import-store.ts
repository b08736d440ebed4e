import type { ImportPerson, ImportState } from '@callofcode/contract/member-import/member-import'
import { eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members, passoutDay } from '../account/public.ts'
import { factStore, factsByField, type StoredField } from '../member-fact/public.ts'
import type { FactChange } from './import-tables.ts'
import type { ImportRow } from './read-csv.ts'

/** A person who became a member. */
export interface Imported {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: string | null
  /** Whether they get a link to set a password. */
  readonly isInvited: boolean
  [key: string]: unknown
}
export interface Updated {
  readonly id: string
  readonly yearBefore: number | null
  /** Null if the year stays. */
  readonly yearAfter: number | null
  readonly batchBefore: string | null
  readonly batchAfter: string | null
  [key: string]: unknown
}
type Status = (typeof members.$inferSelect)['status']
const STATES: Readonly<Record<Status, ImportState>> = {
  pending: 'waiting',
  approved: 'known',
  declined: 'shut',
  disabled: 'shut',
}
type Known = Pick<ImportPerson, 'state' | 'passoutYear' | 'batch' | 'before' | 'facts'>
interface KnownRow {
  name: string
  email: string
  status: Status
  passoutYear: number | null
  batch: string | null
  /** By the id of the field. */
  facts: Readonly<Record<string, string>>
  differs: boolean
  [key: string]: unknown
}
const yearIn = (day: SQL) => raw`extract(year from ${day} at time zone 'utc')::int`
/** Whether a file gives a different year or batch for the member `m` in the batch `b`. An empty cell changes nothing. */
const DIFFERS = raw`(${yearIn(raw`g.passout_year`)} <> ${yearIn(raw`m.passout_year`)}
  or g.passout_year is not null and m.passout_year is null
  or lower(g.batch) <> lower(b.name) or g.batch is not null and b.id is null)`

/** Each method is one statement for any number of rows. */
export const importStore = {
  /** Returns what the import does with each row. */
  async lookAt(
    sql: Sql,
    given: readonly ImportRow[],
    fields: readonly StoredField[],
  ): Promise<ImportPerson[]> {
    const { rows } = await sql.execute<KnownRow>(raw`
      select m.name, m.email, m.status, ${yearIn(raw`m.passout_year`)} as "passoutYear", b.name as batch,
        coalesce(${DIFFERS}, false) as differs, ${factsByField(raw`m.id`)} as facts
      from ${asTable(given)} join members m on m.email = g.email left join batches b on b.id = m.batch_id`)
    const known = new Map(rows.map((row) => [row.email, row]))
    return given.map((row) => {
      const { name = row.name } = known.get(row.email) ?? {}
      const nameInFile = name === row.name ? null : row.name
      return { ...row, name, nameInFile, ...fateOf(row, known.get(row.email), fields) }
    })
  },

  /** Sets the year and batch of the file for members where they differ. Returns what each of them had and has. */
  async update(tx: Sql, given: readonly ImportRow[]) {
    const { rows } = await tx.execute<Updated>(raw`
      with chosen as materialized (
        select m.id, g.passout_year, n.id as batch_id, ${yearIn(raw`m.passout_year`)} as year_before, m.batch_id as batch_before,
          g.passout_year is not null and ${yearIn(raw`g.passout_year`)} is distinct from ${yearIn(raw`m.passout_year`)} as has_year,
          n.id is not null and n.id is distinct from m.batch_id as has_batch
        from ${asTable(given)} join members m on m.email = g.email left join batches b on b.id = m.batch_id
        left join batches n on lower(n.name) = lower(g.batch)
        where m.status = 'approved' and ${DIFFERS} order by m.id for no key update of m
      )
      update members m set batch_id = coalesce(c.batch_id, m.batch_id),
        passout_year = case when c.has_year then c.passout_year else m.passout_year end,
        updated_at = greatest(now(), m.updated_at + interval '1 millisecond')
      from chosen c where m.id = c.id and (c.has_year or c.has_batch)
      returning m.id, c.year_before as "yearBefore", c.batch_before as "batchBefore",
        case when c.has_year then ${yearIn(raw`m.passout_year`)} end as "yearAfter", case when c.has_batch then m.batch_id end as "batchAfter"`)
    return rows
  },

  /** The facts of members, by their ids. */
  async factsOf(
    tx: Sql,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
    const { rows } = await tx.execute<{ id: string; facts: Record<string, string> }>(raw`
      select m.id, ${factsByField(raw`m.id`)} as facts from members m where m.id = any(${raw.param(ids)}::uuid[])`)
    return new Map(rows.map(({ id, facts }) => [id, facts]))
  },

  /** Sets the facts of the file for those who are members now. Returns the facts that became others, by the member. */
  async giveFacts(tx: Sql, given: readonly ImportRow[]): Promise<ReadonlyMap<string, readonly FactChange[]>> {
    const wanted = new Map(given.map(({ email, facts }) => [email, Object.entries(facts)]))
    const { rows } = await tx.execute<{ id: string; email: string }>(raw`
      select id, email from members
      where status = 'approved' and email = any(${raw.param(given.map(({ email }) => email))}::text[]) order by id for no key update`)
    const facts = rows.flatMap(({ id, email }) =>
      (wanted.get(email) ?? []).map(([fieldId, value]) => ({ memberId: id, fieldId, value })),
    )
    if (facts.length === 0) return new Map()
    // The members are locked, so nobody else sets a fact between these two statements.
    const before = await importStore.factsOf(tx, [...new Set(facts.map(({ memberId }) => memberId))])
    const changed = new Set(await factStore.put(tx, facts))
    const changes = new Map<string, FactChange[]>()
    for (const { memberId, fieldId: field, value: after } of facts) {
      const had = before.get(memberId)?.[field] ?? null
      if (!changed.has(memberId) || had === after) continue
      const list = changes.get(memberId) ?? []
      changes.set(memberId, [...list, { field, before: had, after }])
    }
    return changes
  },

  async unknownBatches(sql: Sql, names: readonly string[]): Promise<string[]> {
    const { rows } = await sql.execute<{ name: string }>(raw`
      select distinct on (lower(g.name)) g.name from unnest(${raw.param(names)}::text[]) as g (name)
      where not exists (select from batches b where lower(b.name) = lower(g.name))`)
    return rows.map(({ name }) => name)
  },

  /** Blocks new members until the transaction ends. The database gives handles under this lock. */
  async lockHandles(tx: Sql) {
    await tx.execute(raw`select pg_advisory_xact_lock(7261914531)`)
  },

  /** Creates members for the rows whose address is unknown. */
  async create(tx: Sql, given: readonly ImportRow[], by: string): Promise<Imported[]> {
    const { rows } = await tx.execute<Imported>(raw`
      with ${namedOf(given)}
      insert into members (email, name, handle, passout_year, batch_id, status, decided_at, decided_by, invited_at)
      select n.email, n.name, n.handle, n.passout_year, b.id, 'approved', now(), ${by}, now()
      from named n left join batches b on lower(b.name) = lower(n.batch) order by n.handle = ''
      on conflict (email) do nothing returning id, name, email, language, true as "isInvited"`)
    return rows
  },

  /**
   * Approves pending members. Somebody else may have signed up with an unconfirmed address. So its data and password are dropped,
   * and the owner of the address is invited.
   */
  async approve(tx: Sql, given: readonly ImportRow[], by: string): Promise<Imported[]> {
    const confirmed = raw`m.email_confirmed_at is not null`
    const { rows } = await tx.execute<Imported>(raw`
      with given as (select g.*, b.id as batch_id from ${asTable(given)} left join batches b on lower(b.name) = lower(g.batch)),
      waiting as materialized (
        select id from members where status = 'pending' and email in (select email from given) order by id for no key update
      )
      update members m set status = 'approved', decided_at = now(), decided_by = ${by}, decision_id = null,
        name = case when ${confirmed} then m.name else given.name end,
        password_hash = case when ${confirmed} then m.password_hash end,
        passout_year = case when ${confirmed} then coalesce(m.passout_year, given.passout_year) else given.passout_year end,
        batch_id = coalesce(given.batch_id, m.batch_id),
        invited_at = case when ${confirmed} then null else now() end,
        updated_at = greatest(now(), m.updated_at + interval '1 millisecond')
      from waiting, given where m.id = waiting.id and given.email = m.email
      returning m.id, m.name, m.email, m.language, not (${confirmed}) as "isInvited"`)
    return rows
  },

  async getForUpdate(tx: Sql, id: string) {
    const [row] = await tx.select().from(members).where(eq(members.id, id)).for('no key update')
    return row
  },

  async noteInvited(tx: Sql, id: string) {
    await tx.update(members).set({ invitedAt: raw`now()` }).where(eq(members.id, id))
  },
}

function fateOf(row: ImportRow, known: KnownRow | undefined, fields: readonly StoredField[]): Known {
  const { passoutYear, batch } = row
  const given = fields.flatMap(({ id, name }) => {
    const value = row.facts[id]
    return value === undefined ? [] : [{ name, value, before: known?.facts[id] ?? null }]
  })
  if (!known) return { state: 'new', passoutYear, batch, before: null, facts: given }
  const facts = given.filter(({ value, before }) => value !== before)
  const differs = known.differs || facts.length > 0
  const state = differs && known.status === 'approved' ? 'changed' : STATES[known.status]
  if (state !== 'changed')
    return { state, passoutYear, batch, before: null, facts: state === 'waiting' ? facts : [] }
  const before = { passoutYear: known.passoutYear, batch: known.batch }
  const isSame = batch === null || batch.toLowerCase() === before.batch?.toLowerCase()
  const after = { passoutYear: passoutYear ?? before.passoutYear, batch: isSame ? before.batch : batch }
  return { state, ...after, before, facts }
}

const asTable = (rows: readonly ImportRow[]) => raw`unnest(
  ${raw.param(rows.map(({ email }) => email))}::text[],
  ${raw.param(rows.map(({ name }) => name))}::text[],
  ${raw.param(rows.map(({ passoutYear }) => (passoutYear === null ? null : passoutDay(passoutYear).toISOString())))}::timestamptz[],
  ${raw.param(rows.map(({ batch }) => batch))}::text[]) as g (email, name, passout_year, batch)`

/**
 * The number of handles tried for a name beyond its rows in the file. A member without a free one gets a handle from the
 * database.
 */
const MORE_HANDLES = 10

/**
 * New rows with free handles, as the database would give them one by one. Searching for each of two thousand takes it seconds. If
 * two names lead to one handle (`asha2`, and the second `asha`), the database later gives one of them a handle.
 */
const namedOf = (given: readonly ImportRow[]) => raw`
  wanting as materialized (
    select g.*, handle_from(g.name) as wanted, row_number() over (partition by handle_from(g.name) order by g.email) as at
    from ${asTable(given)} where not exists (select from members m where m.email = g.email)
  ),
  free as materialized (
    select wanted, h.handle, row_number() over (partition by wanted order by k) as at
    from (select wanted, max(at) as size from wanting group by wanted) as names,
      generate_series(1, size + ${MORE_HANDLES}) as k,
      lateral (select wanted || case when k = 1 then '' else k::text end as handle) as h
    where not exists (select from members m where m.handle = h.handle and m.handle <> '')
      and not exists (select from retired_handles r where r.digest = sha256(convert_to(h.handle, 'UTF8')))
  ),
  named as materialized (
    select w.*, case when row_number() over (partition by f.handle order by w.email) = 1 then coalesce(f.handle, '') else '' end
      as handle
    from wanting w left join free f on f.wanted = w.wanted and f.at = w.at
  )`
