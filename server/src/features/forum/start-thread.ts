import type { Changed, Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Happened } from '../happening/public.ts'
import { holdCategory, isForEverybody } from './category/category-writers.ts'
import { THREADS } from './forum-tables.ts'
import { mentionedIn } from './mention-store.ts'
import { threadStore } from './thread-store.ts'
import { ensureMayPost, ensureWelcome, type PostLimits } from './work/post-limits.ts'

interface Writing extends PostLimits {
  readonly tx: Sql
  readonly changed: Changed
  readonly happened: Happened
}
interface Started {
  readonly title: string
  readonly category: string
  readonly content: string
  readonly asksAbout?: string
  readonly carries?: boolean
}

/** Starts a thread of the caller by the rules of the forum, and notifies members. Returns its id. */
export async function startThread(
  { tx, changed, happened, ...limits }: Writing,
  thread: Started,
  caller: Caller,
): Promise<string> {
  const { title, category, content } = thread
  const named = await mentionedIn(tx, content, caller.id)
  await holdCategory(tx, caller, category)
  await ensureMayPost(limits, tx, caller)
  await ensureWelcome(limits, tx, caller, { title, content, mentions: named.length })
  changed(THREADS)
  const id = await threadStore.create(tx, { ...thread, authorId: caller.id })
  const post = { id, threadId: id, authorId: caller.id }
  await happened(tx, 'post.written', { post, by: caller.id, named })
  // Other sites are told only of what everybody reads.
  if (!(await isForEverybody(tx, category))) return id
  await happened(tx, 'thread.created', { id, title, category, author: { id: caller.id, name: caller.name } })
  return id
}
