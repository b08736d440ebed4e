import { useQuery } from '@tanstack/react-query'
import { say } from './submission-words.ts'
import { type SubmitState, submissionAt } from './use-submit.ts'

const WORDS = {
  idle: '',
  get sending() {
    return say('yourSubmissionIsBeing')
  },
  get waiting() {
    return say('yourSubmissionWaitsTo')
  },
  get judging() {
    return say('yourSubmissionIsBeing2')
  },
  get refused() {
    return say('yourSubmissionWasRefused')
  },
}

/** A submission in one quiet line, for when something newer is the headline. */
export function SubmissionLine({ state }: { state: SubmitState }) {
  return state.phase === 'done' ? <VerdictLine id={state.id} /> : WORDS[state.phase]
}

function VerdictLine({ id }: { id: string }) {
  const { data } = useQuery(submissionAt(id))
  return say('submittedBefore', { verdict: data?.data.verdict ?? say('itIsJudged') })
}
