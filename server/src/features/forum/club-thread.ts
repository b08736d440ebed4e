import { randomUUID } from 'node:crypto'
import type { Category } from '@callofcode/contract/forum'
import { limits } from '@callofcode/contract/limits'
import type { Sql } from '../../platform/database/database.ts'
import { forumPosts, forumThreads } from './forum-tables.ts'

const CATEGORY: Category = 'General'

/** A thread that the club opens about something of the site, so it has no author. */
export async function openThread(tx: Sql, given: { title: string; content: string }): Promise<string> {
  const id = randomUUID()
  const title = [...given.title].slice(0, limits.title).join('')
  await tx.insert(forumThreads).values({ id, category: CATEGORY })
  await tx.insert(forumPosts).values({ id, threadId: id, title, content: given.content })
  return id
}
