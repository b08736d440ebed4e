import type { NewPoll, Poll } from '@callofcode/contract/forum/poll-form'
import { asc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { type PollRow, pollOptions, polls } from './poll-tables.ts'

export interface FoundPoll {
  readonly poll: PollRow
  readonly options: readonly { readonly id: string; readonly words: string }[]
}

export const pollStore = {
  async create(tx: Sql, threadId: string, { options, days, ...given }: NewPoll) {
    const endsAt = raw`now() + make_interval(days => ${days})`
    const [row] = await tx
      .insert(polls)
      .values({ ...given, threadId, endsAt })
      .returning({ id: polls.id })
    if (!row) throw new Error('no poll was made')
    await tx
      .insert(pollOptions)
      .values(options.map((words, position) => ({ pollId: row.id, position, words })))
  },

  async get(sql: Sql, threadId: string): Promise<FoundPoll | undefined> {
    const rows = await sql
      .select({ poll: polls, id: pollOptions.id, words: pollOptions.words })
      .from(polls)
      .innerJoin(pollOptions, eq(pollOptions.pollId, polls.id))
      .where(eq(polls.threadId, threadId))
      .orderBy(asc(pollOptions.position))
    const [first] = rows
    return first && { poll: first.poll, options: rows.map(({ id, words }) => ({ id, words })) }
  },

  async chosen(sql: Sql, pollId: string, memberId: string): Promise<string[]> {
    const { rows } = await sql.execute<{ id: string }>(raw`
      select option_id as id from poll_votes where poll_id = ${pollId} and member_id = ${memberId}`)
    return rows.map(({ id }) => id)
  },

  /** Counts the votes of each option, and the voters. */
  async results(sql: Sql, pollId: string) {
    const { rows } = await sql.execute<{ id: string; votes: number; voters: number }>(raw`
      select o.id, count(v.id)::int as votes,
        (select count(distinct member_id)::int from poll_votes where poll_id = ${pollId}) as voters
      from poll_options o left join poll_votes v on v.option_id = o.id
      where o.poll_id = ${pollId} group by o.id, o.position order by o.position`)
    return {
      voters: rows[0]?.voters ?? 0,
      results: rows.map(({ id, votes }) => ({ _id: id, votes })),
    }
  },

  /** Replaces the choice of a member. Two choices of one member wait for each other. Those of other members do not. */
  async vote(tx: Sql, pollId: string, memberId: string, options: readonly string[]) {
    await tx.execute(raw`select pg_advisory_xact_lock(hashtextextended(${`${pollId} ${memberId}`}, 0))`)
    const kept = raw`${raw.param(options)}::uuid[]`
    await tx.execute(raw`
      delete from poll_votes where poll_id = ${pollId} and member_id = ${memberId} and option_id <> all (${kept})`)
    await tx.execute(raw`
      insert into poll_votes (poll_id, option_id, member_id)
      select ${pollId}, id, ${memberId}::uuid from poll_options where poll_id = ${pollId} and id = any (${kept})
      on conflict do nothing`)
  },
}

export const presentPoll = ({ poll, options }: FoundPoll): Poll => ({
  question: poll.question,
  multiple: poll.multiple,
  endsAt: poll.endsAt.toISOString(),
  shows: poll.shows,
  options: options.map(({ id, words }) => ({ _id: id, words })),
})
