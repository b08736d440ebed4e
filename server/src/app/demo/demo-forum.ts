import { randomUUID } from 'node:crypto'
import type { DemoThread } from '@callofcode/content/demo-records'
import { eq, sql as raw } from 'drizzle-orm'
import { forumPosts, forumThreads, forumVotes } from '../../features/forum/forum-tables.ts'
import { categoryStore } from '../../features/forum/public.ts'
import { GROUP_NAMES } from '../../features/group/public.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { DemoClub, DemoSeeder } from './demo-club.ts'

/** Lounge is a category of the club, the others are fixed. */
const CATEGORY_OF: Record<DemoThread['category'], string> = {
  Announcements: 'General',
  'Problem help': 'DSA help',
  Interviews: 'Interviews',
  Projects: 'Projects',
  Lounge: 'Lounge',
}

/** The club's own categories, then the threads and their replies, dated over the last months. */
export const seedForum: DemoSeeder = async (tx, club) => {
  const nobody = { readerBatches: [], readerGroups: [], writerBatches: [], writerGroups: [] }
  await categoryStore.create(tx, {
    ...nobody,
    name: 'Lounge',
    description: 'Rounds, rooms, lost chargers: all that is not about code.',
    readers: 'everyone',
    writers: 'members',
  })
  const { rows } = await tx.execute<{ _id: string; name: string }>(GROUP_NAMES)
  const groups = rows.filter(({ name }) => name === 'Web').map(({ _id }) => _id)
  await categoryStore.create(tx, {
    ...nobody,
    name: 'Web team',
    description: 'Reviews and releases of the sites that the group keeps.',
    readers: 'groups',
    readerGroups: groups,
    writers: 'groups',
    writerGroups: groups,
  })
  for (const thread of club.content.threads) await seedThread(tx, club, thread)
  await tx
    .update(forumPosts)
    .set({ votes: raw`(select count(*) from ${forumVotes} v where v.post_id = ${forumPosts.id})` })
  return ['forum']
}

async function seedThread(tx: Sql, club: DemoClub, thread: DemoThread) {
  const threadId = randomUUID()
  const { title, replies, pinned = false } = thread
  const createdAt = club.daysAgo(thread.daysAgo)
  const category = CATEGORY_OF[thread.category]
  await tx
    .insert(forumThreads)
    .values({ id: threadId, createdAt, lastActivityAt: createdAt, category, pinned })
  const ids = replies.map(() => randomUUID())
  const posts = [thread, ...replies].map((post, at) => ({
    id: ids[at - 1] ?? threadId,
    threadId,
    title: at === 0 ? title : null,
    authorId: club.memberOf(post.author).id,
    content: post.content,
    createdAt: club.daysAgo(post.daysAgo),
  }))
  await tx.insert(forumPosts).values(posts)
  const votes = posts.flatMap((post) =>
    votersOf(club, post).map((memberId) => ({ postId: post.id, memberId })),
  )
  if (votes.length > 0) await tx.insert(forumVotes).values(votes)
  const acceptedReplyId = ids[replies.findIndex((reply) => reply.accepted)] ?? null
  await tx.update(forumThreads).set({ acceptedReplyId }).where(eq(forumThreads.id, threadId))
}

/** Returns the members who vote for a post. The same text gets the same voters, and a longer text gets more. */
function votersOf(club: DemoClub, post: { content: string; authorId: string }): string[] {
  const people = club.content.people
    .filter(({ approved }) => approved)
    .map(({ key }) => club.memberOf(key).id)
  const first = post.content.length % people.length
  return [...people.slice(first), ...people.slice(0, first)]
    .filter((id) => id !== post.authorId)
    .slice(0, Math.min(Math.floor(post.content.length / 90), 9))
}
