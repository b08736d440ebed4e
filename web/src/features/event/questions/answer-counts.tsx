import { say } from 'words:event-question'
import type { EventPage } from '@callofcode/contract/event/event'
import type { CountedQuestion } from '@callofcode/contract/event/questions'
import { useQuery } from '@tanstack/react-query'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { figure } from '../../../platform/language/reader.ts'
import { reachable } from '../../../platform/ui/reachable.ts'
import { answerCountsOf } from '../event-queries.ts'
import { answerWords } from './answer-input.tsx'

/** How often each choice was taken, by who has a seat and who waits for one. */
export function AnswerCountsList({ event }: { event: EventPage }) {
  const { data, isError, refetch } = useQuery(answerCountsOf(event._id))
  if (!data && isError) return <LoadFailed title={say('questionsFailed')} retry={() => void refetch()} />
  if (!data)
    return (
      <Loading words={say('loadingQuestions')}>
        <Skeleton size="control" />
      </Loading>
    )
  const { questions } = data.data
  if (questions.length === 0) return null
  return (
    <section className="attendees" aria-labelledby="answers-title">
      <h2 className="head" id="answers-title">
        {say('answers')}
      </h2>
      {questions.map((question) => (
        <Counts key={question._id} question={question} />
      ))}
    </section>
  )
}

function Counts({ question }: { question: CountedQuestion }) {
  const { name, kind, answers, sum } = question
  const rows = valuesOf(question)
  return (
    <section className="table-wrap" {...reachable} aria-label={name}>
      <table className="table">
        <caption className="label plain">
          {name} · {say('answered', { count: answers })}
          {sum !== null && ` · ${say('sum', { sum: figure(sum) })}`}
        </caption>
        {rows.length > 0 && (
          <>
            <thead>
              <tr>
                <th scope="col">{say('answer')}</th>
                <th scope="col">{say('withSeat')}</th>
                <th scope="col">{say('waiting')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ value, going, waiting }) => (
                <tr key={value}>
                  <td>{answerWords(kind, value)}</td>
                  <td>{figure(going)}</td>
                  <td>{figure(waiting)}</td>
                </tr>
              ))}
            </tbody>
          </>
        )}
      </table>
    </section>
  )
}

/** Returns every choice in its order, also those that nobody took. */
function valuesOf({ kind, choices, taken }: CountedQuestion) {
  const offered = kind === 'truth' ? ['yes', 'no'] : choices
  return offered.map((value) => taken.find((one) => one.value === value) ?? { value, going: 0, waiting: 0 })
}
