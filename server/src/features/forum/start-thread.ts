import type { Changed, Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { tellWebhooks } from '../webhook/public.ts'
import type { ForumListener } from './forum-listener.ts'
import { THREADS } from './forum-tables.ts'
import { mentionedIn } from './post-mentions.ts'
import { threadStore } from './thread-store.ts'
import { ensureMayPost, ensureWelcome, type PostLimits } from './work/post-limits.ts'

interface Writing extends PostLimits {
  readonly tx: Sql
  readonly changed: Changed
  readonly listener: ForumListener
}
interface Started {
  readonly title: string
  readonly category: string
  readonly content: string
  readonly asksAbout?: string
  readonly carries?: boolean
}

/** Starts a thread of the caller, as the rules of the forum have it, and tells of it. Returns its id. */
export async function startThread(
  { tx, changed, listener, ...limits }: Writing,
  thread: Started,
  caller: Caller,
): Promise<string> {
  const { title, category, content } = thread
  const named = await mentionedIn(tx, content, caller.id)
  await ensureMayPost(limits, tx, caller)
  await ensureWelcome(limits, tx, caller, { title, content, mentions: named.length })
  changed(THREADS)
  const id = await threadStore.create(tx, { ...thread, authorId: caller.id })
  await listener.posted(tx, { id, threadId: id, authorId: caller.id }, { by: caller.id, named })
  await tellWebhooks(tx, {
    ...{ event: 'thread.created', memberId: caller.id },
    data: {
      id,
      title,
      category,
      author: { id: caller.id, name: caller.name },
      path: `/dashboard/forum/${id}`,
    },
  })
  return id
}
