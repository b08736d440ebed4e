import type { Nameable } from '@callofcode/contract/markdown/markdown'
import { and, eq, inArray, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Names, possibleHandles } from '../../platform/markdown/mention-rule.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { beginning, members, membersNamed } from '../account/public.ts'
import { hidesThread } from './category/category-rights.ts'

const MOST_FOUND = 8
// More handles than any real text mentions.
const MOST_LOOKED_UP = 500

interface Wanted {
  q: string
  threadId: string | undefined
  /** The member who searches. The result leaves them out. */
  by: Caller
}

/** The authors of this many latest posts of a thread come first. */
const LATEST_POSTS = 300
type Row = Nameable & Record<string, unknown>

const isMember = eq(members.status, 'approved')

export const mentionStore = {
  /**
   * Finds members whose name or handle has a word that begins with `q`, among its first four words. Recent writers of the thread
   * come first, then members whose name begins with `q`. Each part reads its own index in order and stops after a few rows,
   * however many match.
   */
  async find(sql: Sql, { q, threadId, by }: Wanted): Promise<Nameable[]> {
    const begins = beginning(q)
    const everybody = membersNamed(q, MOST_FOUND + 1, isMember)
    const writers = statement`
      select m.id from members m where m.id in (
        select author_id from (
          select author_id from forum_posts where thread_id = ${threadId ?? null} and deleted_at is null
            and not ${hidesThread(by, statement`${threadId ?? null}::uuid`)}
          order by created_at desc, id desc limit ${LATEST_POSTS}) as latest)
      and (lower(name) like ${begins} or lower(name) like '% ' || ${begins} or handle like ${begins})`
    const { rows } = await sql.execute<Row>(statement`
      with writers as materialized (${writers}),
      found as (select id from writers ${q ? statement`union all ${everybody}` : statement``})
      select m.handle, m.name, m.profile_photo as "profilePhoto" from members m
      where m.id in (select id from found) and m.status = 'approved' and m.handle <> '' and m.id <> ${by.id}
        and not exists (select from member_relations r
          where r.member_id = m.id and r.other_id = ${by.id} and r.kind = 'blocked')
      order by m.id in (select id from writers) desc, lower(m.name) like ${begins} desc, m.name, m.handle
      limit ${MOST_FOUND}`)
    return rows
  },

  /** Returns the names of all members that these texts may mention. */
  async names(sql: Sql, texts: readonly string[]): Promise<Names> {
    const handles = [...new Set(texts.flatMap(possibleHandles))].slice(0, MOST_LOOKED_UP)
    if (handles.length === 0) return new Map()
    const rows = await sql
      .select({ handle: members.handle, name: members.name })
      .from(members)
      .where(and(isMember, inArray(members.handle, handles)))
    return new Map(rows.map(({ handle, name }) => [handle, name]))
  },

  /** Returns the member ids of handles. */
  async ids(sql: Sql, handles: readonly string[]): Promise<string[]> {
    if (handles.length === 0) return []
    const rows = await sql
      .select({ id: members.id })
      .from(members)
      .where(and(isMember, inArray(members.handle, [...handles])))
    return rows.map(({ id }) => id)
  },
}

/** Renders a post before its transaction begins. Inside it, others would wait for the rows that it locks. */
export async function renderAhead(sql: Sql, content: string | undefined, owner: string) {
  if (content) await rendered(await mentionStore.names(sql, [content]), content, owner)
}

/** Returns the ids of the members that a post mentions. */
export async function mentionedIn(tx: Sql, content: string, owner: string): Promise<string[]> {
  const names = await mentionStore.names(tx, [content])
  if (names.size === 0) return []
  const { mentioned } = await rendered(names, content, owner)
  return mentionStore.ids(tx, mentioned)
}

const rendered = (names: Names, content: string, owner: string) =>
  renderMarkdown(content, { headingIds: false, names, owner })
