import { listEditorialSolutions } from '@callofcode/contract/problem'
import { getOwnProblem, getSubmission } from '@callofcode/contract/solution/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'

const quiet = { quiet: true } as const

export const solutionsAt = (slug: string) => read(listEditorialSolutions, { params: { slug } }, quiet)

/** The test that the member's newest submission failed, where its data are given. */
export function useFailedTest(slug: string) {
  const { data } = useQuery(read(getOwnProblem, { params: { slug } }, quiet))
  const newest = data?.data.submissions.find(({ verdict }) => verdict !== null)
  const isFailed = newest !== undefined && newest.verdict !== 'Accepted'
  const { data: page } = useQuery({
    ...read(getSubmission, { params: { id: newest?._id ?? '' } }, quiet),
    enabled: isFailed,
  })
  return isFailed ? page?.data.failing : undefined
}
