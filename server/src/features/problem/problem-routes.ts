import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isEnclosed, PUBLIC_SCRIPT } from '@callofcode/content/enclosed-problem'
import {
  getProblem,
  listProblems,
  type ProblemPage,
  problemMessages,
} from '@callofcode/contract/problem/problem'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { learningPath } from './learning-path.ts'
import { mergedQuestions, questionNames } from './merged-questions.ts'
import { type Offers, presentListed, presentProblem, topicTitles } from './present-problem.ts'
import { type ProblemHead, type ProblemLibrary, problemOf } from './problem-library.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  /** Returns the languages that this site judges. */
  readonly judge: { offers(): Promise<Offers> }
}

function placeIn(all: readonly ProblemHead[], slug: string): ProblemPage['path'] {
  const at = all.findIndex((one) => one.slug === slug)
  const named = (one: ProblemHead | undefined) => (one ? { slug: one.slug, title: one.title } : null)
  return { place: at + 1, of: all.length, previous: named(all[at - 1]), next: named(all[at + 1]) }
}

/** The problems that members solve on the site. */
export function problemRoutes({ app, api, problems, judge }: Dependencies) {
  api.serve(
    listProblems,
    async ({ database }) => {
      const [offers, titles, now] = await Promise.all([
        judge.offers(),
        topicTitles(database),
        mergedQuestions(database),
      ])
      const listed = learningPath(problems.list()).map((head) => now.of(presentListed(head, offers, titles)))
      const names = await questionNames(
        database,
        listed.map(({ questionId }) => questionId),
      )
      return { data: listed.map((one) => ({ ...one, ...names(one.questionId) })) }
    },
    { tags: () => ['problems', 'topics'] },
  )
  api.serve(
    getProblem,
    async ({ params: { slug }, database }) => {
      const found = await problemOf(problems, slug)
      const [offers, titles, now] = await Promise.all([
        judge.offers(),
        topicTitles(database),
        mergedQuestions(database),
      ])
      const problem = now.of(await presentProblem(found, offers, titles))
      const names = await questionNames(database, [problem.questionId])
      return {
        data: {
          ...problem,
          ...names(problem.questionId),
          path: placeIn(learningPath(problems.list()), slug),
        },
      }
    },
    { tags: ({ slug }) => ['problems', `problem:${slug}`, 'topics'] },
  )
  // The script never runs on this site itself. It is fetched as text and runs enclosed.
  app.get<{ Params: { slug: string } }>('/dsa/problems/:slug/reference.js', async (request, reply) => {
    const folder = problems.folderOf(request.params.slug)
    if (!folder || !isEnclosed(folder)) throw missing(problemMessages.missing)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/plain; charset=utf-8')
      .send(await readFile(join(folder, PUBLIC_SCRIPT), 'utf8'))
  })
}
