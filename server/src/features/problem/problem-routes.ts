import { getProblem, listProblems, type ProblemPage } from '@callofcode/contract/problem'
import type { Api } from '../../platform/http/api.ts'
import { learningPath } from './learning-path.ts'
import { type Offers, presentListed, presentProblem } from './present-problem.ts'
import { type ProblemHead, type ProblemLibrary, problemOf } from './problem-library.ts'

interface Dependencies {
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
export function problemRoutes({ api, problems, judge }: Dependencies) {
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
}
