import { threadWorkMessages } from '@callofcode/contract/forum/thread-work'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import { badInput, Failure } from '../../../platform/failure.ts'
import { type Caller, isModerator } from '../../../platform/http/caller.ts'
import type { ThreadRow } from '../forum-tables.ts'
import { refusedWord } from './refused-words.ts'

type Slow = Pick<ThreadRow, 'id' | 'slowMinutes'>

export const slowStore = {
  /** Returns when a member can reply again in a slow thread, or undefined if they can now. Moderators are exempt. */
  async againAt(sql: Sql, { id, slowMinutes }: Slow, caller: Caller): Promise<Date | undefined> {
    if (slowMinutes === 0 || isModerator(caller)) return undefined
    const { rows } = await sql.execute<{ at: string | null }>(raw`
      select max(created_at) + make_interval(mins => ${slowMinutes}) as at from forum_posts
      where thread_id = ${id} and author_id = ${caller.id} and id <> thread_id
        and created_at > now() - make_interval(mins => ${slowMinutes})`)
    const at = rows[0]?.at
    return at ? new Date(at) : undefined
  },

  /** Blocks other posts of this member until the transaction ends. */
  async lock(tx: Sql, memberId: string) {
    await tx.execute(raw`select pg_advisory_xact_lock(hashtextextended(${`posts of ${memberId}`}, 0))`)
  },
}

export interface PostLimits {
  readonly env: Env
  /** The words and phrases that the club refuses. */
  readonly refusedWords: () => readonly string[]
}

interface Written {
  readonly title?: string | undefined
  readonly content?: string | undefined
  /** The number of members that the post mentions. */
  readonly mentions: number
}

const ofLinks = /https?:\/\/|\bwww\./gi
const HOUR = 3_600

/** Throws a Failure for a word that the club refuses. It also throws for more links or mentions than a new member may use. */
export async function ensureWelcome(
  { env, refusedWords }: PostLimits,
  tx: Sql,
  caller: Caller,
  { title = '', content = '', mentions }: Written,
) {
  if (isModerator(caller)) return
  for (const [field, text] of [
    ['title', title],
    ['content', content],
  ] as const) {
    const word = refusedWord(text, refusedWords())
    if (word) throw badInput({ [field]: limitMessages.word(word) })
  }
  const links = content.match(ofLinks)?.length ?? 0
  if (links <= env.NEW_MEMBER_LINKS && mentions <= env.NEW_MEMBER_MENTIONS) return
  if (!(await isNew(env, tx, caller.id))) return
  if (links > env.NEW_MEMBER_LINKS)
    throw badInput({ content: limitMessages.links(env.NEW_MEMBER_LINKS, links) })
  throw badInput({ content: limitMessages.mentions(env.NEW_MEMBER_MENTIONS, mentions) })
}

/** Throws a Failure for the next post of a new member within the hour. Simultaneous posts of a member wait for the first. */
export async function ensureMayPost({ env }: PostLimits, tx: Sql, caller: Caller) {
  if (isModerator(caller) || !isLimited(env)) return
  if (!(await isNew(env, tx, caller.id))) return
  await slowStore.lock(tx, caller.id)
  const { rows } = await tx.execute<{ posts: number; wait: number }>(raw`
    select count(*)::int as posts, coalesce(ceil(extract(epoch from min(created_at) + interval '1 hour' - now())), 0)::int as wait
    from (select created_at from forum_posts where author_id = ${caller.id} and created_at > now() - interval '1 hour'
      order by created_at desc limit ${env.NEW_MEMBER_POSTS_PER_HOUR}) as latest`)
  const { posts = 0, wait = HOUR } = rows[0] ?? {}
  if (posts >= env.NEW_MEMBER_POSTS_PER_HOUR)
    throw new Failure(
      429,
      'too_many_requests',
      limitMessages.posts(posts, Math.ceil(wait / 60)),
      undefined,
      wait,
    )
}

/** Throws a Failure if the thread is slow and the member replied a moment ago. */
export async function ensureNotTooFast(
  tx: Sql,
  caller: Caller,
  thread: Pick<ThreadRow, 'id' | 'slowMinutes'>,
) {
  if (thread.slowMinutes === 0 || isModerator(caller)) return
  await slowStore.lock(tx, caller.id)
  const again = await slowStore.againAt(tx, thread, caller)
  if (!again) return
  const wait = Math.max(1, Math.ceil((again.getTime() - Date.now()) / 1_000))
  const words = threadWorkMessages.slow(thread.slowMinutes, Math.ceil(wait / 60))
  throw new Failure(429, 'too_fast', words, undefined, wait)
}

/** A site without rate limits has none of these limits either. */
const isLimited = ({ RATE_LIMITS, NEW_MEMBER_DAYS }: Env) => RATE_LIMITS === 'on' && NEW_MEMBER_DAYS > 0

/** Returns whether a member joined in the last days and has not yet written enough posts that remain. */
async function isNew(env: Env, tx: Sql, memberId: string): Promise<boolean> {
  if (!isLimited(env)) return false
  const { rows } = await tx.execute<{ isNew: boolean }>(raw`
    select coalesce(decided_at, created_at) > now() - make_interval(days => ${env.NEW_MEMBER_DAYS})
      and (select count(*) from (select from forum_posts where author_id = ${memberId} and deleted_at is null
        limit ${env.NEW_MEMBER_POSTS}) as standing) < ${env.NEW_MEMBER_POSTS} as "isNew"
    from members where id = ${memberId}`)
  return rows[0]?.isNew ?? true
}

const links = (count: number) =>
  count === 1
    ? sentence('limit.link', '{count} link', { count })
    : sentence('limit.manyLinks', '{count} links', { count })
const members = (count: number) =>
  count === 1
    ? sentence('limit.member', '{count} member', { count })
    : sentence('limit.manyMembers', '{count} members', { count })
const times = (count: number) =>
  count === 1
    ? sentence('limit.time', '{count} time', { count })
    : sentence('limit.times', '{count} times', { count })
const minutes = (count: number) =>
  count === 1
    ? sentence('limit.minute', '{count} minute', { count })
    : sentence('threadWork.minutes', '{count} minutes', { count })

const limitMessages = {
  word: (word: string) =>
    sentence('limit.word', 'The club does not want “{word}” here. Say it in other words.', { word }),
  links: (most: number, has: number) =>
    sentence(
      'limit.links',
      'New members put at most {most} into a post; this one has {has}. Take some out, and post the rest later.',
      { most: links(most), has },
    ),
  mentions: (most: number, has: number) =>
    sentence(
      'limit.mentions',
      'New members mention at most {most} in a post; this one mentions {has}. Take some out.',
      { most: members(most), has },
    ),
  posts: (most: number, wait: number) =>
    sentence(
      'limit.posts',
      'New members post {times} an hour. You can post again in {wait}; what you typed is kept.',
      { times: times(most), wait: minutes(wait) },
    ),
}
