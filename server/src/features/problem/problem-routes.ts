import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isEnclosed, PUBLIC_SCRIPT } from '@callofcode/content/enclosed-problem'
import { getProblem, listProblems, type ProblemPage, problemMessages } from '@callofcode/contract/problem'
import type { FastifyInstance } from 'fastify'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { learningPath } from './learning-path.ts'
import { type Offers, presentListed, presentProblem } from './present-problem.ts'
import { type ProblemHead, type ProblemLibrary, problemOf } from './problem-library.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly problems: ProblemLibrary
  /** Knows which languages this site judges. */
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
    async () => {
      const offers = await judge.offers()
      return { data: learningPath(problems.list()).map((head) => presentListed(head, offers)) }
    },
    { tags: () => ['problems'] },
  )
  api.serve(
    getProblem,
    async ({ params: { slug } }) => {
      const problem = await presentProblem(await problemOf(problems, slug), await judge.offers())
      return { data: { ...problem, path: placeIn(learningPath(problems.list()), slug) } }
    },
    { tags: ({ slug }) => ['problems', `problem:${slug}`] },
  )
  // Never run as a script of this site: it is fetched as a text, and runs enclosed.
  app.get<{ Params: { slug: string } }>('/dsa/problems/:slug/reference.js', async (request, reply) => {
    const folder = problems.folderOf(request.params.slug)
    if (!folder || !isEnclosed(folder)) throw missing(problemMessages.missing)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/plain; charset=utf-8')
      .send(await readFile(join(folder, PUBLIC_SCRIPT), 'utf8'))
  })
}
