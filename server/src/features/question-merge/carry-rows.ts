import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { FOLLOWED } from './followed-columns.ts'

interface Moved {
  readonly name: string
  readonly table: string
  readonly column: string
  readonly words: string | undefined
  readonly joined: string | undefined
  /** The remaining columns of each unique key that contains the column. */
  readonly keys: readonly (readonly string[])[]
  /** The primary key. */
  readonly id: readonly string[]
  /** Every column that can be written. */
  readonly columns: readonly string[]
  readonly ofMembers: boolean
}

/** Returns the columns that move, according to the present schema. */
async function movedColumns(sql: Sql): Promise<Moved[]> {
  const { rows } = await sql.execute<Pick<Moved, 'table' | 'column' | 'keys' | 'id' | 'columns'>>(raw`
    select c.conrelid::regclass::text as table, a.attname as column, (
        select coalesce(json_agg((
          select coalesce(json_agg(o.attname), '[]') from pg_attribute o
          where o.attrelid = i.indrelid and o.attnum = any (i.indkey) and o.attnum <> a.attnum)), '[]')
        from pg_index i where i.indrelid = c.conrelid and i.indisunique and a.attnum = any (i.indkey)) as keys, (
        select json_agg(o.attname) from pg_index i join pg_attribute o on o.attrelid = i.indrelid and o.attnum = any (i.indkey)
        where i.indrelid = c.conrelid and i.indisprimary) as id, (
        select json_agg(o.attname) from pg_attribute o
        where o.attrelid = c.conrelid and o.attnum > 0 and not o.attisdropped and o.attgenerated = '') as columns
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'questions'::regclass order by 1, 2`)
  return rows.flatMap((row) => {
    const name = `${row.table}.${row.column}`
    const found = FOLLOWED[name]
    if (found?.way !== 'move') return []
    const { words, same, joined } = { words: undefined, same: undefined, joined: undefined, ...found }
    const keys = same ? [...row.keys, [same]] : row.keys
    return [{ ...row, name, words, joined, keys, ofMembers: row.columns.includes('member_id') }]
  })
}

const name = (column: string) => raw.identifier(column)
const is = (column: string, id: string) => raw`${name(column)} = ${id}::uuid`

/** Builds the condition for a row of the remaining question that equals the row `t` of the merged one. */
const same = ({ keys }: Moved, of: string): SQL =>
  raw.join(
    keys.map(
      (others) =>
        raw`(true ${raw.join(
          others.map((other) => raw`and ${raw.raw(of)}.${name(other)} = t.${name(other)}`),
          raw` `,
        )})`,
    ),
    raw` or `,
  )
const isTaken = (one: Moved, into: string): SQL =>
  one.keys.length === 0
    ? raw`false`
    : raw`exists (select from ${name(one.table)} o where o.${is(one.column, into)} and (${same(one, 'o')}))`

export const carryRows = {
  async preview(sql: Sql, from: string, into: string) {
    const columns = (await movedColumns(sql)).filter(({ words }) => words)
    const counts = columns.map(
      (
        one,
      ) => raw`(select ${one.words}::text as words, count(*) filter (where not (${isTaken(one, into)}))::int as moves,
        count(*) filter (where ${isTaken(one, into)})::int as stays from ${name(one.table)} t where t.${is(one.column, from)})`,
    )
    const { rows } = await sql.execute<{ words: string; moves: number; stays: number }>(
      raw.join(counts, raw` union all `),
    )
    return rows.filter(({ moves, stays }) => moves + stays > 0)
  },

  /** Moves all rows of these columns. Rows that the other question already has are set aside. */
  async move(tx: Sql, change: string, from: string, into: string) {
    for (const one of await movedColumns(tx)) {
      const member = one.ofMembers ? raw`r.member_id` : raw`null::uuid`
      const key = raw.join(
        one.id.map((column) => raw`${column}::text, r.${name(column)}`),
        raw`, `,
      )
      const keep = (kind: string, row: SQL) => raw`
        insert into question_carried (change_id, member_id, source, kind, row)
        select ${change}::uuid, ${member}, ${one.name}::text, ${kind}::text, ${row} from rows r`
      await tx.execute(raw`
        with rows as (update ${name(one.table)} t set ${name(one.column)} = ${into}::uuid
          where t.${is(one.column, from)} and not (${isTaken(one, into)}) returning t.*)
        ${keep('moved', raw`jsonb_build_object(${key})`)}`)
      if (one.joined && one.keys.length > 0) await join(tx, one, one.joined, from, into)
      await tx.execute(raw`
        with rows as (delete from ${name(one.table)} t where t.${is(one.column, from)} returning t.*)
        ${keep('folded', raw`to_jsonb(r)`)}`)
    }
  },

  /**
   * Moves back the rows that are still there, and restores those that were set aside. The question is no longer merged at this
   * point.
   */
  async moveBack(tx: Sql, change: string, from: string, into: string) {
    for (const one of await movedColumns(tx)) {
      // Two accounts of one person may have been merged since.
      const kept = one.ofMembers
        ? raw`c.row || jsonb_build_object('member_id', c.member_id, ${one.column}::text, ${from}::text)`
        : raw`c.row || jsonb_build_object(${one.column}::text, ${from}::text)`
      const record = raw`cross join lateral jsonb_populate_record(null::${name(one.table)}, ${kept}) k
        where c.change_id = ${change} and c.source = ${one.name}`
      const found = raw.join(
        one.id
          .filter((column) => column !== one.column)
          .map((column) => raw`and t.${name(column)} = k.${name(column)}`),
        raw` `,
      )
      await tx.execute(raw`
        update ${name(one.table)} t set ${name(one.column)} = ${from}::uuid
        from question_carried c ${record} and c.kind = 'moved' and t.${is(one.column, into)} ${found}`)
      const columns = raw.join(one.columns.map(name), raw`, `)
      const values = raw.join(
        one.columns.map((column) => raw`k.${name(column)}`),
        raw`, `,
      )
      await tx.execute(raw`
        insert into ${name(one.table)} (${columns})
        select ${values} from question_carried c ${record} and c.kind = 'folded' on conflict do nothing`)
    }
  },
}

/** Appends the moved text below the existing one. */
const join = (tx: Sql, one: Moved, text: string, from: string, into: string) =>
  tx.execute(raw`
    update ${name(one.table)} o set ${name(text)} = case
      when t.${name(text)} = '' or o.${name(text)} = t.${name(text)} then o.${name(text)}
      when o.${name(text)} = '' then t.${name(text)}
      else o.${name(text)} || E'\n\n' || t.${name(text)} end
    from ${name(one.table)} t where t.${is(one.column, from)} and o.${is(one.column, into)} and (${same(one, 'o')})`)
