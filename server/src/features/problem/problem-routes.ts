import { getProblem, listProblems } from '@callofcode/contract/problem'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { easyFirst, presentListed, presentProblem } from './present-problem.ts'
import { problemOf } from './problem-of.ts'

/** Problems to be solved on the site itself. */
export function problemRoutes(house: House) {
  const { problems, judge } = house

  serve(
    house,
    listProblems,
    async () => {
      const offers = await judge.offers()
      return { data: [...problems.list()].sort(easyFirst).map((head) => presentListed(head, offers)) }
    },
    { tags: () => ['problems'] },
  )
  serve(
    house,
    getProblem,
    async ({ params: { slug } }) => ({
      data: await presentProblem(await problemOf(house, slug), await judge.offers()),
    }),
    { tags: ({ slug }) => ['problems', `problem:${slug}`] },
  )
}
