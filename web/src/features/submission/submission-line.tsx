import { useQuery } from '@tanstack/react-query'
import { type SubmitState, submissionAt } from './use-submit.ts'

const WORDS = {
  idle: '',
  sending: 'Your submission is being sent…',
  waiting: 'Your submission waits to be sent.',
  judging: 'Your submission is being judged…',
  refused: 'Your submission was refused.',
}

/** A submission in one quiet line, for when something newer is the headline. */
export function SubmissionLine({ state }: { state: SubmitState }) {
  return state.phase === 'done' ? <VerdictLine id={state.id} /> : WORDS[state.phase]
}

function VerdictLine({ id }: { id: string }) {
  const { data } = useQuery(submissionAt(id))
  return `Submitted before: ${data?.data.verdict ?? 'it is judged'}.`
}
