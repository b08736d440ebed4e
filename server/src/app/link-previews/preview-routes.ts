import { getBlogBySlug } from '@callofcode/contract/blog/blog'
import { DEFAULT_LOOK } from '@callofcode/contract/club/club-look'
import { messages } from '@callofcode/contract/messages'
import { problemMessages } from '@callofcode/contract/problem/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { blogStore } from '../../features/blog/blog-store.ts'
import type { BlogRow } from '../../features/blog/blog-tables.ts'
import { readMinutes } from '../../features/blog/present-blog.ts'
import { type Club, logoStore } from '../../features/club/public.ts'
import { type TopicTitles, topicsOf, topicTitles } from '../../features/problem/present-problem.ts'
import type { ProblemHead, ProblemLibrary } from '../../features/problem/problem-library.ts'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { drawPicture, type PictureWords, pictureVersion } from './preview-picture.ts'

// A picture weighs about 20 KB.
const MOST_KEPT = 300

const SITE: PictureWords = {
  label: 'A coding club',
  title: 'Code. Create. Conquer.',
  foot: 'Data structures, algorithms, interviews',
}

const wordsOf = ({ category, title, author, words }: BlogRow): PictureWords => ({
  label: category || 'Blog',
  title,
  // Isolates a name in a right-to-left script: the text after it is English.
  foot: `\u200e\u2068${author}\u2069 · ${readMinutes(words)} Min read`,
})

const wordsOfProblem = (head: ProblemHead, titles: TopicTitles): PictureWords => ({
  label: `Problem · ${head.difficulty}`,
  title: head.title,
  foot: topicsOf(head, titles)
    .slice(0, MOST_TOPICS)
    .map(({ title }) => title)
    .join(' · '),
})
const MOST_TOPICS = 2

interface Dependencies {
  readonly app: FastifyInstance
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly club: Club
}

/**
 * Preview pictures of links: one for each blog and problem, and one for all other screens. The first request draws each picture.
 */
export function previewRoutes({ app, database, problems, club }: Dependencies) {
  const kept = new Map<string, Promise<Buffer>>()

  app.get('/social.png', (request, reply) => send(SITE, request, reply))

  app.get<{ Params: { slug: string } }>('/blogs/:slug.png', async (request, reply) => {
    const { data } = getBlogBySlug.params.safeParse(request.params)
    const blog = data && !club.isClosed('blogs') && (await blogStore.getBySlug(database.sql, data.slug))
    if (!blog) throw missing(messages.blogMissing)
    return send(wordsOf(blog), request, reply)
  })

  app.get<{ Params: { slug: string } }>('/dsa/problems/:slug.png', async (request, reply) => {
    const head = problems.list().find(({ slug }) => slug === request.params.slug)
    if (!head || club.isClosed('problems')) throw missing(problemMessages.missing)
    return send(wordsOfProblem(head, await topicTitles(database)), request, reply)
  })

  async function send(about: PictureWords, { headers }: FastifyRequest, reply: FastifyReply) {
    const { name, accent, logo, logoDark } = club.look
    // The picture is dark.
    const mark = logoDark ?? logo
    const words = { ...about, ...(name !== DEFAULT_LOOK.name && { club: name }), accent, logo: mark }
    const version = pictureVersion(words)
    reply.headers({ etag: `"${version}"`, 'cache-control': 'public, max-age=3600' })
    if (headers['if-none-match']?.includes(`"${version}"`)) return reply.code(304).send()
    return reply.type('image/png').send(await pictureOf(version, words))
  }

  function pictureOf(version: string, words: PictureWords): Promise<Buffer> {
    const picture = kept.get(version) ?? draw(words)
    // The newest entry is last, so the least recently used one is removed first.
    kept.delete(version)
    kept.set(version, picture)
    picture.catch(() => kept.delete(version))
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
    return picture
  }

  async function draw(words: PictureWords): Promise<Buffer> {
    const bytes = words.logo && (await logoStore.bytes(database.sql, words.logo.name))?.bytes
    return drawPicture(words, bytes ?? undefined)
  }
}
