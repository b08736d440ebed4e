import type { MemberField } from '@callofcode/contract/member-fact/member-fact'
import { type AtSignup, BUILT_IN, type FactKind } from '@callofcode/contract/member-fact/read-fact'
import { asc, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { memberFields } from './fact-tables.ts'

/** Serialises writers that change fields, so that their limit and their names hold. */
const LOCK = raw`select pg_advisory_xact_lock(7261914701)`

interface Field {
  readonly name: string
  readonly kind: FactKind
  readonly choices: readonly string[]
  readonly atSignup: AtSignup
}
export interface StoredField extends Field {
  readonly id: string
}

const columns = {
  id: memberFields.id,
  name: memberFields.name,
  kind: memberFields.kind,
  choices: memberFields.choices,
  atSignup: memberFields.atSignup,
}
const ORDER = [asc(memberFields.createdAt), asc(memberFields.id)] as const

/** The name of the field with this id. */
export const fieldNameOf = (id: SQL) => raw<string | null>`(select name from member_fields where id = ${id})`

export const fieldStore = {
  all(sql: Sql): Promise<StoredField[]> {
    return sql
      .select(columns)
      .from(memberFields)
      .orderBy(...ORDER)
  },

  /** Returns all fields, and keeps them as they are until the transaction ends. */
  held(tx: Sql): Promise<StoredField[]> {
    return tx
      .select(columns)
      .from(memberFields)
      .orderBy(...ORDER)
      .for('share')
  },

  async counted(sql: Sql): Promise<MemberField[]> {
    const members = raw<number>`(select count(*)::int from member_facts f where f.field_id = member_fields.id)`
    const rows = await sql
      .select({ ...columns, members })
      .from(memberFields)
      .orderBy(...ORDER)
    return rows.map(({ id, ...row }) => ({ _id: id, ...row, builtIn: BUILT_IN.includes(id) }))
  },

  /** Returns all fields for a change. Who gives facts waits until the transaction ends, and then reads the fields anew. */
  async lock(tx: Sql): Promise<StoredField[]> {
    await tx.execute(LOCK)
    return tx
      .select(columns)
      .from(memberFields)
      .orderBy(...ORDER)
      .for('update')
  },

  async create(tx: Sql, { name, kind, choices, atSignup }: Field): Promise<string> {
    const [made] = await tx
      .insert(memberFields)
      .values({ name, kind, choices: [...choices], atSignup })
      .returning({ id: memberFields.id })
    if (!made) throw new Error('No field was made')
    return made.id
  },

  async update(tx: Sql, id: string, { name, choices, atSignup }: Omit<Field, 'kind'>) {
    await tx
      .update(memberFields)
      .set({ name, choices: [...choices], atSignup })
      .where(eq(memberFields.id, id))
  },

  /** Removes a field with its facts. */
  async remove(tx: Sql, id: string) {
    await tx.delete(memberFields).where(eq(memberFields.id, id))
  },

  /** Returns the choices that members have and these do not include, with their number of members. */
  async chosenBeside(tx: Sql, id: string, choices: readonly string[]) {
    const { rows } = await tx.execute<{ value: string; count: number }>(raw`
      select value, count(*)::int as count from member_facts
      where field_id = ${id} and value <> all(${raw.param([...choices])}::text[]) group by value order by value`)
    return rows
  },

  /** Writes facts in another spelling of the same choice. */
  async respell(tx: Sql, id: string, choices: readonly string[]) {
    await tx.execute(raw`
      update member_facts f set value = c.choice from unnest(${raw.param([...choices])}::text[]) as c (choice)
      where f.field_id = ${id} and lower(f.value) = lower(c.choice) and f.value <> c.choice`)
  },
}
