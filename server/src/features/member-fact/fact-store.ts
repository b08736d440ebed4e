import { createHash } from 'node:crypto'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import type { AnyColumn } from 'drizzle-orm'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { beginning } from '../account/public.ts'

export interface Fact {
  readonly memberId: string
  readonly fieldId: string
  /** Null takes the fact away. */
  readonly value: string | null
}

/** The facts of members. Each method is one statement for any number of them. */
export const factStore = {
  async of(sql: Sql, memberId: string) {
    const { rows } = await sql.execute<{ field: string; value: string }>(raw`
      select field_id as field, value from member_facts where member_id = ${memberId} order by field_id`)
    return rows
  },

  /** The facts of members in one field, by the ids of the members. */
  async valuesOf(sql: Sql, memberIds: readonly string[], fieldId: string): Promise<Map<string, string>> {
    const { rows } = await sql.execute<{ id: string; value: string }>(raw`
      select member_id as id, value from member_facts
      where member_id = any(${raw.param([...memberIds])}::uuid[]) and field_id = ${fieldId}::uuid`)
    return new Map(rows.map(({ id, value }) => [id, value]))
  },

  /** Returns the ids of the members of whom a fact became another one. */
  async put(tx: Sql, facts: readonly Fact[]): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      with given as (select * from unnest(
        ${raw.param(facts.map(({ memberId }) => memberId))}::uuid[],
        ${raw.param(facts.map(({ fieldId }) => fieldId))}::uuid[],
        ${raw.param(facts.map(({ value }) => value))}::text[]) as g (member_id, field_id, value)
      ), gone as (
        delete from member_facts f using given g
        where f.member_id = g.member_id and f.field_id = g.field_id and g.value is null returning f.member_id
      ), kept as (
        insert into member_facts (member_id, field_id, value) select * from given where value is not null
        on conflict (member_id, field_id) do update set value = excluded.value, created_at = now()
          where member_facts.value <> excluded.value
        returning member_id
      )
      select member_id as id from gone union select member_id from kept`)
    return rows.map(({ id }) => id)
  },
}

/** A number that changes with the facts, and is the same for the same facts. */
export function versionOfFacts(facts: readonly { readonly field: string; readonly value: string }[]): number {
  const said = JSON.stringify(facts.map(({ field, value }) => [field, value]))
  return createHash('sha256').update(said).digest().readUInt32BE()
}

/** The facts of a member, in the order of the fields, as JSON. */
export const factsOf = (
  memberId: AnyColumn | SQL,
): SQL<{ field: string; name: string; value: string }[]> => raw`(
  select coalesce(json_agg(json_build_object('field', d.id, 'name', d.name, 'value', f.value) order by d.created_at, d.id), '[]')
  from member_facts f join member_fields d on d.id = f.field_id where f.member_id = ${raw`${memberId}`})`

/** The facts of a member by the ids of their fields, as JSON. */
export const factsByField = (memberId: SQL): SQL<Record<string, string>> =>
  raw`(select coalesce(json_object_agg(field_id, value), '{}') from member_facts where member_id = ${memberId})`

/** One fact of a member, or null. */
export const factOf = (memberId: SQL, fieldId: string): SQL<string | null> =>
  raw`(select value from member_facts where member_id = ${memberId} and field_id = ${fieldId}::uuid)`

/** The ids of members whose roll number begins with the text. */
export const membersWithRollNumber = (given: string): SQL =>
  raw`select member_id from member_facts where field_id = ${ROLL_NUMBER}::uuid and lower(value) like ${beginning(given)}`

/** The ids of members of whom a fact begins with the text. */
export const membersWithFact = (given: string): SQL =>
  raw`select member_id from member_facts where lower(value) like ${beginning(given)}`
