import { smallClub } from '@callofcode/content/demo-club'
import { eq } from 'drizzle-orm'
import { forumPosts, forumThreads } from '../../features/forum/forum-tables.ts'
import { problemThreadStore } from '../../features/forum/problem-thread-store.ts'
import type { DemoSeeder } from './demo-club.ts'

const CODE = `My first try, which asks too often:

\`\`\`python
for hook in range(n):
    print('?', hook, flush=True)
    if int(input()) == wanted:
        found = hook
\`\`\``

const DISCUSSIONS = [
  {
    slug: 'fair-cuts',
    title: 'Fair Cuts',
    posts: [
      'Does a cut before the first weight count, if all weights add up to 0?',
      'No: both parts need at least one weight. One of the samples shows it.',
      'Watch out for large sums in C++. `int` is too small for the last tests.',
    ],
  },
  {
    slug: 'key-wheel',
    title: 'Key Wheel',
    posts: [
      'Can the same key hang on two hooks?',
      CODE,
      'Halve it: one of the two halves is always in order.\n\n:::spoiler How to tell which\nCompare the first key with the middle one.\n:::',
    ],
  },
] as const

/** What members ask about problems, a few days apart. */
export const seedDiscussions: DemoSeeder = async (tx, club) => {
  const authors = smallClub.people.filter(({ approved }) => approved)
  for (const { slug, title, posts } of DISCUSSIONS) {
    const { id: threadId } = await problemThreadStore.open(tx, slug, `Questions about ${title}`)
    const rows = posts.map((content, at) => ({
      threadId,
      content,
      authorId: club.memberOf(authors[(slug.length + 3 * at) % authors.length]?.key ?? '').id,
      createdAt: club.daysAgo(9 - 3 * at),
    }))
    await tx.insert(forumPosts).values(rows)
    const lastActivityAt = rows.at(-1)?.createdAt
    await tx.update(forumThreads).set({ lastActivityAt }).where(eq(forumThreads.id, threadId))
  }
  return ['forum']
}
