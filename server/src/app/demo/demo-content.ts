import { contentId } from '@callofcode/content/curriculum'
import * as content from '@callofcode/content/demo-club'
import { inArray } from 'drizzle-orm'
import { blogs } from '../../features/blog/blog-tables.ts'
import { slugOf } from '../../features/blog/slug.ts'
import { completedQuestions, questions } from '../../features/curriculum/curriculum-tables.ts'
import { experiences } from '../../features/experience/experience-tables.ts'
import type { DemoClub, DemoSeeder } from './demo-club.ts'

/** The questions that members have solved over the last year. */
export const seedProgress: DemoSeeder = async (tx, club) => {
  const solved = content.people.flatMap((person) =>
    content.demoProgress(person).map(({ question, daysAgo }) => ({
      memberId: club.memberOf(person.key).id,
      questionId: contentId('question', question),
      completedAt: club.daysAgo(daysAgo),
    })),
  )
  const ids = [...new Set(solved.map((one) => one.questionId))]
  const known = await tx.select({ id: questions.id }).from(questions).where(inArray(questions.id, ids))
  const there = new Set(known.map((one) => one.id))
  const rows = solved.filter((one) => there.has(one.questionId))
  // Three values a row, and a statement takes at most 65,535.
  for (let from = 0; from < rows.length; from += 5_000)
    await tx.insert(completedQuestions).values(rows.slice(from, from + 5_000))
  return []
}

export const seedBlogs: DemoSeeder = async (tx, club) => {
  const rows = content.blogs.map(({ author, daysAgo, ...blog }) => ({
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
  const rows = content.experiences.map(({ candidate, daysAgo, ...experience }) => ({
    ...experience,
    candidate: candidate ?? '',
    authorId: authorOf(candidate, club),
    createdAt: club.daysAgo(daysAgo),
    updatedAt: club.daysAgo(daysAgo),
  }))
  await tx.insert(experiences).values(rows)
  return ['experiences']
}

/** The member of this name, if it is one. */
function authorOf(name: string | null, club: DemoClub): string | null {
  const person = content.people.find((one) => one.name === name)
  return person ? club.memberOf(person.key).id : null
}
