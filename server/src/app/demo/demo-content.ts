import { randomUUID } from 'node:crypto'
import { contentId } from '@callofcode/content/curriculum'
import { clubAnnouncements, demoProgress } from '@callofcode/content/demo-club'
import { eq, inArray, sql } from 'drizzle-orm'
import { announcements } from '../../features/announcement/announcement-tables.ts'
import { slugOf } from '../../features/blog/blog-store.ts'
import { blogs } from '../../features/blog/blog-tables.ts'
import { completedQuestions, questions } from '../../features/curriculum/curriculum-tables.ts'
import { experiences } from '../../features/experience/experience-tables.ts'
import { roundStore } from '../../features/experience/round-store.ts'
import type { DemoClub, DemoSeeder } from './demo-club.ts'

/** The questions that members have solved over the last year. */
export const seedProgress: DemoSeeder = async (tx, club) => {
  const solved = club.content.people.flatMap((person) =>
    demoProgress(person).map(({ question, daysAgo }) => ({
      memberId: club.memberOf(person.key).id,
      questionId: contentId('question', question),
      completedAt: club.daysAgo(daysAgo),
    })),
  )
  const ids = [...new Set(solved.map((one) => one.questionId))]
  const known = await tx.select({ id: questions.id }).from(questions).where(inArray(questions.id, ids))
  const there = new Set(known.map((one) => one.id))
  const rows = solved.filter((one) => there.has(one.questionId))
  // The rows are sent as one value, because a large club has 60,000 of them.
  await tx.execute(sql`insert into ${completedQuestions} (member_id, question_id, completed_at)
    select "memberId", "questionId", "completedAt" from json_to_recordset(${JSON.stringify(rows)}::json)
      as one("memberId" uuid, "questionId" uuid, "completedAt" timestamptz)`)
  return []
}

export const seedBlogs: DemoSeeder = async (tx, club) => {
  const rows = club.content.blogs.map(({ author, daysAgo, ...blog }) => ({
    ...blog,
    slug: slugOf(blog.title),
    author: club.memberOf(author).name,
    authorId: club.memberOf(author).id,
    createdAt: club.daysAgo(daysAgo),
    updatedAt: club.daysAgo(daysAgo),
  }))
  await tx.insert(blogs).values(rows)
  return ['blogs']
}

export const seedExperiences: DemoSeeder = async (tx, club) => {
  const rows = club.content.experiences.map(({ candidate, daysAgo, rounds = [], ...experience }) => ({
    ...experience,
    id: randomUUID(),
    rounds: [...rounds],
    candidate: candidate ?? '',
    authorId: authorOf(candidate, club),
    createdAt: club.daysAgo(daysAgo),
    updatedAt: club.daysAgo(daysAgo),
  }))
  await tx.insert(experiences).values(rows)
  for (const row of rows) await roundStore.write(tx, row.id, row.rounds)
  return ['experiences']
}

/** Returns the id of the member with this name, or null when no member has it. */
function authorOf(name: string | null, club: DemoClub): string | null {
  const person = club.content.people.find((one) => one.name === name)
  return person ? club.memberOf(person.key).id : null
}

const TIME_ZONE = 'Asia/Kolkata'

/** Writes the club's announcements and their notifications. Old notifications are read. */
export const seedAnnouncements: DemoSeeder = async (tx, club) => {
  for (const { title, content: text, author, daysAgo, bannerDays } of clubAnnouncements) {
    const at = club.daysAgo(daysAgo)
    const ends = bannerDays === undefined ? null : club.daysAgo(-bannerDays)
    const values = {
      title,
      content: text,
      to: 'everyone' as const,
      mail: false,
      authorId: club.memberOf(author).id,
      createdAt: at,
      publishAt: at,
      publishedAt: at,
      toldAt: at,
      bannerEnds: ends,
      bannerDay: ends?.toLocaleDateString('en-CA', { timeZone: TIME_ZONE }),
    }
    const [row] = await tx.insert(announcements).values(values).returning({ id: announcements.id })
    if (!row) throw new Error(`${title} was not made`)
    const told = await tx.execute(sql`
      insert into notifications (member_id, kind, subject_id, key, created_at, read_at)
      select id, 'announcement', ${row.id}, ${`announcement:${row.id}`}, ${at}, ${daysAgo > 3 ? at : null}::timestamptz
      from members where status = 'approved' on conflict do nothing`)
    await tx
      .update(announcements)
      .set({ told: told.rowCount ?? 0 })
      .where(eq(announcements.id, row.id))
  }
  return []
}
