import type { Nameable } from '@callofcode/contract/markdown'
import { and, eq, inArray, ne, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type Names, possibleHandles } from '../../platform/markdown/mention-rule.ts'
import { members } from '../account/public.ts'

const MOST_FOUND = 8
// More than any real text mentions.
const MOST_LOOKED_UP = 500

interface Wanted {
  q: string
  threadId: string | undefined
  /** The member who searches: nobody mentions themselves. */
  by: string
}

const isMember = eq(members.status, 'approved')
const plain = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

export const mentionStore = {
  /** Members with a word of the name or the handle that begins with `q`; authors in the thread come first. */
  find(sql: Sql, { q, threadId, by }: Wanted): Promise<Nameable[]> {
    const begins = `${plain(q)}%`
    const writes = threadId
      ? statement`exists (select 1 from forum_posts p
          where p.thread_id = ${threadId} and p.author_id = ${members.id} and p.deleted_at is null)`
      : statement`${members.id} is null`
    const fits = statement`(${members.name} ilike ${begins} or ${members.name} ilike ${`% ${begins}`}
      or ${members.handle} ilike ${begins})`
    return sql
      .select({ handle: members.handle, name: members.name, profilePhoto: members.profilePhoto })
      .from(members)
      .where(and(isMember, ne(members.id, by), ne(members.handle, ''), q === '' ? writes : fits))
      .orderBy(statement`${writes} desc, ${members.name} ilike ${begins} desc`, members.name, members.handle)
      .limit(MOST_FOUND)
  },

  /** The names of all members that these texts may mention. */
  async names(sql: Sql, texts: readonly string[]): Promise<Names> {
    const handles = [...new Set(texts.flatMap(possibleHandles))].slice(0, MOST_LOOKED_UP)
    if (handles.length === 0) return new Map()
    const rows = await sql
      .select({ handle: members.handle, name: members.name })
      .from(members)
      .where(and(isMember, inArray(members.handle, handles)))
    return new Map(rows.map(({ handle, name }) => [handle, name]))
  },

  /** The member ids of handles. */
  async ids(sql: Sql, handles: readonly string[]): Promise<string[]> {
    if (handles.length === 0) return []
    const rows = await sql
      .select({ id: members.id })
      .from(members)
      .where(and(isMember, inArray(members.handle, [...handles])))
    return rows.map(({ id }) => id)
  },
}
