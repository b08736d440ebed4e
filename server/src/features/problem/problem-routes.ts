import { getProblem, listProblems } from '@callofcode/contract/problem'
import type { Api } from '../../platform/http/api.ts'
import { easyFirst, type Offers, presentListed, presentProblem } from './present-problem.ts'
import { type ProblemLibrary, problemOf } from './problem-library.ts'

interface Dependencies {
  readonly api: Api
  readonly problems: ProblemLibrary
  /** Knows which languages this site judges. */
  readonly judge: { offers(): Promise<Offers> }
}

/** The problems that members solve on the site. */
export function problemRoutes({ api, problems, judge }: Dependencies) {
  api.serve(
    listProblems,
    async () => {
      const offers = await judge.offers()
      return { data: [...problems.list()].sort(easyFirst).map((head) => presentListed(head, offers)) }
    },
    { tags: () => ['problems'] },
  )
  api.serve(
    getProblem,
    async ({ params: { slug } }) => ({
      data: await presentProblem(await problemOf(problems, slug), await judge.offers()),
    }),
    { tags: ({ slug }) => ['problems', `problem:${slug}`] },
  )
}
