import type { Likely, Merge } from '@callofcode/contract/member/duplicate'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { MERGED_COLUMNS } from '../personal-data/personal-data.ts'

const MOST_LIKELY = 10

interface Key {
  /** The other columns of the index, as written there. */
  readonly others: readonly string[]
  /** The condition of a partial index, or null for a full one. */
  readonly where: string | null
}
interface MovedColumn {
  readonly table: string
  readonly column: string
  readonly words: string | undefined
  readonly counts: string | undefined
  /** The unique indexes that the column is part of. */
  readonly keys: readonly Key[]
}

/** Returns the columns that move, with their unique keys in the current schema. */
async function movedColumns(sql: Sql): Promise<MovedColumn[]> {
  const { rows } = await sql.execute<{ table: string; column: string; keys: Key[] | null }>(raw`
    select c.conrelid::regclass::text as table, a.attname as column, (
      select json_agg(json_build_object('where', pg_get_expr(i.indpred, i.indrelid), 'others', (
        select coalesce(json_agg(quote_ident(o.attname)), '[]') from pg_attribute o
        where o.attrelid = i.indrelid and o.attnum = any(i.indkey) and o.attnum <> a.attnum)))
      from pg_index i where i.indrelid = c.conrelid and i.indisunique and a.attnum = any(i.indkey)) as keys
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'members'::regclass order by 1, 2`)
  return rows.flatMap(({ table, column, keys }) => {
    const found = MERGED_COLUMNS[`${table}.${column}`]
    return found?.fate === 'move'
      ? [{ table, column, words: found.words, counts: found.counts, keys: keys ?? [] }]
      : []
  })
}

const is = (column: string, id: string) => raw`${raw.identifier(column)} = ${id}::uuid`

/** Matches rows of one account that the other account has too. */
function isTaken({ table, column, keys }: MovedColumn, into: string): SQL {
  const same = keys.map(({ others, where }) => {
    const counts = where ? raw`and (${raw.raw(where)})` : raw``
    const equal = others.map(
      (other) => raw`and b.${raw.raw(other)} = ${raw.identifier(table)}.${raw.raw(other)}`,
    )
    return raw`(true ${counts} and exists (select from (
      select * from ${raw.identifier(table)} where ${is(column, into)} ${counts}) b where true ${raw.join(equal, raw` `)}))`
  })
  return same.length > 0 ? raw.join(same, raw` or `) : raw`false`
}

export const mergeStore = {
  /** Returns the members who may be the same person as this member. */
  async likely(sql: Sql, memberId: string): Promise<Likely[]> {
    const { rows } = await sql.execute<Omit<Likely, 'signedUpAt'> & { signedUpAt: string }>(raw`
      select o.id as "_id", o.name, o.email, o.status,
        case when lower(o.name) = lower(m.name) then 'name' else 'email' end as why,
        to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signedUpAt"
      from members m join members o on o.id <> m.id and o.status in ('approved', 'disabled') and o.merged_into is null
        and o.email not like '%@deleted.invalid'
        and (lower(o.name) = lower(m.name) or split_part(split_part(o.email, '@', 1), '+', 1)
          = split_part(split_part(m.email, '@', 1), '+', 1))
      where m.id = ${memberId} order by why desc, o.created_at, o.id limit ${MOST_LIKELY}`)
    return rows
  },

  async preview(sql: Sql, from: string, into: string): Promise<Merge['parts']> {
    const columns = (await movedColumns(sql)).filter(({ words }) => words)
    const counts = columns.map(
      (
        one,
      ) => raw`(select ${one.words}::text as words, count(*) filter (where not (${isTaken(one, into)}))::int as moves,
        count(*) filter (where ${isTaken(one, into)})::int as stays from ${raw.identifier(one.table)} where ${is(one.column, from)})`,
    )
    const { rows } = await sql.execute<Merge['parts'][number]>(raw.join(counts, raw` union all `))
    return rows.filter(({ moves, stays }) => moves + stays > 0)
  },

  /** Moves every row that moves. A row that the other account has too stays in place. */
  async move(tx: Sql, from: string, into: string) {
    // A member cannot mute themselves or vote for their own post.
    await tx.execute(raw`delete from member_relations
      where (member_id = ${from} and other_id = ${into}) or (member_id = ${into} and other_id = ${from})`)
    // When both accounts voted in a poll, one vote counts.
    await tx.execute(raw`delete from poll_votes where member_id = ${from}
      and poll_id in (select poll_id from poll_votes where member_id = ${into})`)
    // The first completion of a question decides for which month it counts. Both accounts have it while the ticks move.
    await tx.execute(raw`insert into first_completions (member_id, question_id, completed_at)
      select ${into}::uuid, question_id, completed_at from first_completions where member_id = ${from} on conflict do nothing`)
    // The state without imports is copied too. When both accounts have the question, the tick of the other account applies.
    await tx.execute(raw`insert into ticks_before_imports (member_id, question_id, ticked_at, first_at)
      select ${into}::uuid, b.question_id, b.ticked_at, b.first_at from ticks_before_imports b where b.member_id = ${from}
        and not exists (select from completed_questions c where c.member_id = ${into} and c.question_id = b.question_id)
      on conflict do nothing`)
    for (const one of await movedColumns(tx)) {
      const counted = one.counts
        ? raw`, ${raw.identifier(one.counts)} = ${raw.identifier(one.counts)}`
        : raw``
      await tx.execute(raw`update ${raw.identifier(one.table)} set ${raw.identifier(one.column)} = ${into}::uuid ${counted}
        where ${is(one.column, from)} and not (${isTaken(one, into)})`)
    }
    await tx.execute(raw`
      with gone as (
        delete from forum_votes v using forum_posts p where p.id = v.post_id
          and (v.member_id = ${from} or (v.member_id = ${into} and p.author_id = ${into})) returning v.post_id)
      update forum_posts set votes = votes - n from (select post_id, count(*)::int as n from gone group by post_id) g
        where forum_posts.id = g.post_id`)
  },

  /** Deletes every row that gave access or rights. */
  async end(tx: Sql, from: string) {
    for (const [name, { fate }] of Object.entries(MERGED_COLUMNS)) {
      const [table = '', column = ''] = name.split('.')
      if (fate === 'end')
        await tx.execute(raw`delete from ${raw.identifier(table)} where ${is(column, from)}`)
    }
    await tx.execute(raw`update members set role = 'member', profile_photo = null where id = ${from}`)
  },

  /** Returns the ids of events at which both accounts have a place. */
  async seatsTwice(tx: Sql, from: string, into: string) {
    const { rows } = await tx.execute<{ eventId: string; from: string; into: string }>(raw`
      select a.event_id as "eventId", a.state as "from", b.state as "into" from event_registrations a
      join event_registrations b on b.event_id = a.event_id and b.member_id = ${into}
      where a.member_id = ${from} order by a.event_id`)
    return rows
  },
}
