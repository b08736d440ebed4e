import { say } from 'words:submission'
import { useQuery } from '@tanstack/react-query'
import { type SubmitState, submissionAt } from './use-submit.ts'

const WORDS = {
  idle: '',
  get sending() {
    return say('sendingState')
  },
  get waiting() {
    return say('waitsToBeSent')
  },
  get judging() {
    return say('judgingState')
  },
  get refused() {
    return say('yourSubmissionWasRefused')
  },
}

/** Shows a submission in one quiet line while the headline belongs to something newer. */
export function SubmissionLine({ state }: { state: SubmitState }) {
  return state.phase === 'done' ? <VerdictLine id={state.id} /> : WORDS[state.phase]
}

function VerdictLine({ id }: { id: string }) {
  const { data } = useQuery(submissionAt(id))
  return say('submittedBefore', { verdict: data?.data.verdict ?? say('itIsJudged') })
}
