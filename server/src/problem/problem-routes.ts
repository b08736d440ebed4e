import {
  getProblem,
  listProblems,
  openEditorial,
  openHint,
  problemMessages,
} from '@callofcode/contract/problem'
import {
  getOwnProblem,
  getSubmission,
  listSubmissions,
  problemSubmissionMessages,
  streamSubmission,
  submitSolution,
} from '@callofcode/contract/problem-submission'
import { missing } from '../http/failure.ts'
import type { House } from '../http/house.ts'
import { serve } from '../http/serve.ts'

/** Problems to be solved on the site itself. */
export function problemRoutes(house: House) {
  const noProblem = async () => {
    throw missing(problemMessages.missing)
  }
  const noSubmission = async () => {
    throw missing(problemSubmissionMessages.missing)
  }

  serve(house, listProblems, async () => ({ data: [] }), { tags: () => ['problems', 'topics'] })
  serve(house, getProblem, noProblem)
  serve(house, openHint, noProblem)
  serve(house, openEditorial, noProblem)
  serve(house, getOwnProblem, noProblem)
  serve(house, submitSolution, noProblem)
  serve(house, listSubmissions, noProblem)
  serve(house, getSubmission, noSubmission)
  serve(house, streamSubmission, noSubmission)
}
