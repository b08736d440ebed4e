import { randomUUID } from 'node:crypto'
import {
  blogSeries,
  polls as clubPolls,
  flags,
  waitingExperiences,
  warnings,
  writings,
} from '@callofcode/content/demo-club'
import { and, eq, sql as raw } from 'drizzle-orm'
import { slugOf } from '../../features/blog/blog-store.ts'
import { blogs } from '../../features/blog/blog-tables.ts'
import { experiences } from '../../features/experience/experience-tables.ts'
import { forumFlags, forumPosts } from '../../features/forum/forum-tables.ts'
import { pollOptions, polls, pollVotes } from '../../features/forum/poll/poll-tables.ts'
import { memberBlogComments, memberBlogs } from '../../features/member-blog/member-blog-tables.ts'
import { sanctions } from '../../features/moderation/sanction-tables.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { DemoClub, DemoSeeder } from './demo-club.ts'

/** Writes blogs under review with their editor's remarks, and a series of published blogs with reactions. */
export const seedWritings: DemoSeeder = async (tx, club) => {
  for (const { author, daysAgo, state, comments, reason = null, ...text } of writings) {
    const id = randomUUID()
    const at = club.daysAgo(daysAgo)
    const sent = state === 'draft' ? {} : { submittedAt: at, submittedVersion: 1 }
    const authorId = club.memberOf(author).id
    await tx
      .insert(memberBlogs)
      .values({ id, authorId, state, reason, createdAt: at, updatedAt: at, ...text, ...sent })
    for (const { by, line, text: words } of comments)
      await tx.insert(memberBlogComments).values({
        memberBlogId: id,
        authorId: club.memberOf(by).id,
        text: words,
        line,
        passage: text.content.split('\n')[line - 1] ?? '',
      })
  }
  await seedSeries(tx, club)
  return ['blogs']
}

async function seedSeries(tx: Sql, club: DemoClub) {
  const ownerId = club.memberOf(blogSeries.owner).id
  const parts = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(eq(blogs.authorId, ownerId))
    .orderBy(blogs.createdAt, blogs.id)
    .limit(5)
  if (parts.length < 2) throw new Error(`${blogSeries.owner} has not written a series`)
  const id = randomUUID()
  await tx.execute(raw`insert into blog_series (id, slug, title, description, owner_id)
    values (${id}, ${slugOf(blogSeries.title)}, ${blogSeries.title}, ${blogSeries.description}, ${ownerId})`)
  for (const [position, blog] of parts.entries()) {
    await tx.execute(raw`insert into blog_series_parts (series_id, blog_id, position)
      values (${id}, ${blog.id}, ${position})`)
    // Fewer members read the later parts.
    for (const { key } of club.content.people.filter(({ approved }) => approved).slice(position * 3, 14))
      await tx.execute(raw`insert into blog_reactions (blog_id, member_id, kind)
        values (${blog.id}, ${club.memberOf(key).id}, ${key.length % 2 ? 'helpful' : 'clear'})`)
  }
}

export const seedWaitingExperiences: DemoSeeder = async (tx, club) => {
  await tx.insert(experiences).values(
    waitingExperiences.map(({ author, daysAgo, ...experience }) => ({
      ...experience,
      candidate: club.memberOf(author).name,
      authorId: club.memberOf(author).id,
      status: 'submitted' as const,
      createdAt: club.daysAgo(daysAgo),
      updatedAt: club.daysAgo(daysAgo),
    })),
  )
  return []
}

export const seedPolls: DemoSeeder = async (tx, club) => {
  for (const { thread, question, options, votes, days } of clubPolls) {
    const id = randomUUID()
    const { id: threadId, createdAt } = await openingOf(tx, thread)
    const endsAt = club.daysAgo(-days)
    await tx
      .insert(polls)
      .values({ id, createdAt, threadId, question, multiple: false, endsAt, shows: 'voted' })
    const rows = options.map((words, position) => ({ id: randomUUID(), pollId: id, position, words }))
    await tx.insert(pollOptions).values(rows)
    await tx.insert(pollVotes).values(
      Object.entries(votes).map(([key, at]) => {
        const option = rows[at]
        if (!option) throw new Error(`${question} has no option ${at}`)
        return { pollId: id, optionId: option.id, memberId: club.memberOf(key).id }
      }),
    )
  }
  return ['forum']
}

/** Writes flags that wait for a moderator, and earlier decisions of moderators. */
export const seedFlags: DemoSeeder = async (tx, club) => {
  for (const { thread, reply, by, reason, note, daysAgo } of flags) {
    const { id } = await openingOf(tx, thread)
    const replies = await tx
      .select({ id: forumPosts.id })
      .from(forumPosts)
      .where(and(eq(forumPosts.threadId, id), raw`${forumPosts.id} <> ${forumPosts.threadId}`))
      .orderBy(forumPosts.createdAt)
    const flagged = replies[reply]
    if (!flagged) throw new Error(`${thread} has no reply ${reply}`)
    await tx.insert(forumFlags).values({
      postId: flagged.id,
      memberId: club.memberOf(by).id,
      reason,
      note,
      createdAt: club.daysAgo(daysAgo),
    })
  }
  await tx.insert(sanctions).values(
    warnings.map(({ member, by, reason, words, daysAgo }) => ({
      memberId: club.memberOf(member).id,
      givenBy: club.memberOf(by).id,
      kind: 'warning' as const,
      reason,
      words,
      createdAt: club.daysAgo(daysAgo),
      acknowledgedAt: club.daysAgo(daysAgo - 0.5),
    })),
  )
  return []
}

async function openingOf(tx: Sql, title: string) {
  const [opening] = await tx
    .select({ id: forumPosts.threadId, createdAt: forumPosts.createdAt })
    .from(forumPosts)
    .where(eq(forumPosts.title, title))
  if (!opening) throw new Error(`The demo club has no thread ${title}`)
  return opening
}
