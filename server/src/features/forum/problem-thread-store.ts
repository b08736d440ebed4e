import { randomUUID } from 'node:crypto'
import type { Category } from '@callofcode/contract/forum/forum'
import { and, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { hiddenFrom } from './category/category-rights.ts'
import { forumPosts, forumThreads } from './forum-tables.ts'
import { threadColumns } from './thread-list.ts'

const CATEGORY: Category = 'DSA help'
/** Matches if visitors may read its category. */
const IS_OPEN = raw<boolean>`${forumThreads.category} not in ${hiddenFrom(null)}`
const OPENING = `Ask here what the statement leaves open, and answer what you know.

Hide what gives the solution away, so that everybody can read the rest first: words between bars, \`||like these||\`, and code between a line \`:::spoiler\` and a line \`:::\`.`

/**
 * The threads about problems. The club opens them, so they have no author. A thread that moderators moved to a category that not
 * everybody reads no longer belongs to its problem.
 */
export const problemThreadStore = {
  async get(sql: Sql, problem: string) {
    const [row] = await sql
      .select(threadColumns)
      .from(forumThreads)
      .innerJoin(forumPosts, eq(forumPosts.id, forumThreads.id))
      .leftJoin(members, eq(members.id, forumPosts.authorId))
      .where(and(eq(forumThreads.problem, problem), isNull(forumPosts.deletedAt), IS_OPEN))
    return row
  },

  /** Returns the problem's thread, and creates it if it is missing. Two transactions at the same time create one. */
  async open(tx: Sql, problem: string, title: string): Promise<{ id: string; isNew: boolean }> {
    const there = await find(tx, problem)
    if (there && !there.deletedAt && there.isOpen) return { id: there.id, isNew: false }
    // Moderators deleted or moved the old thread. It stays so and no longer belongs to the problem.
    if (there) await tx.update(forumThreads).set({ problem: null }).where(eq(forumThreads.id, there.id))
    const id = randomUUID()
    const made = await tx
      .insert(forumThreads)
      .values({ id, category: CATEGORY, problem })
      .onConflictDoNothing()
      .returning({ id: forumThreads.id })
    if (made.length > 0) {
      await tx.insert(forumPosts).values({ id, threadId: id, title, content: OPENING })
      return { id, isNew: true }
    }
    const theirs = await find(tx, problem)
    if (!theirs) throw new Error(`the thread about ${problem} came and went`)
    return { id: theirs.id, isNew: false }
  },
}

async function find(tx: Sql, problem: string) {
  const [row] = await tx
    .select({ id: forumThreads.id, deletedAt: forumPosts.deletedAt, isOpen: IS_OPEN })
    .from(forumThreads)
    .innerJoin(forumPosts, eq(forumPosts.id, forumThreads.id))
    .where(eq(forumThreads.problem, problem))
  return row
}
