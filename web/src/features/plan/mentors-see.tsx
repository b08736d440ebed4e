import { say } from 'words:plan'
import { type Plan, STUCK_DAYS } from '@callofcode/contract/plan/plan'
import { Sheet } from '../../platform/page/person.tsx'
import { longDate } from '../../platform/time/shown-time.tsx'

/** Shows members what their mentors see, beside how many are past each question. */
export function MentorsSee({ plan: { mentorsSee, questions } }: { plan: Plan }) {
  const nameOf = new Map(questions.map(({ id, questionName }) => [id, questionName]))
  return (
    <Sheet title={say('mentorsSee')}>
      <p className="small muted">{say('mentorsSeeLead', { days: STUCK_DAYS })}</p>
      {mentorsSee.length === 0 ? (
        <p>{say('mentorsSeeNothing')}</p>
      ) : (
        <ul className="rows">
          {mentorsSee.map(({ questionId, ...stuck }) => (
            <li key={questionId}>
              {nameOf.get(questionId)} <span className="small muted">{stuckWords(stuck)}</span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

/** Describes since when, with the tries and hints. */
export const stuckWords = ({ since, tries, hints }: { since: string; tries: number; hints: number }) =>
  say('stuckSince', { day: longDate(since), tries, hints })
