import { say } from 'words:plan'
import type { PlannedQuestion } from '@callofcode/contract/plan/plan'
import { Link } from '@tanstack/react-router'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { paths } from '../../platform/paths.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { HeldDifficulty, rowId, useCompleted, useHolds, useToggle } from '../curriculum/public.ts'

interface QuestionLineProps {
  readonly question: PlannedQuestion
  readonly preview: boolean
  /** Shows the day on which the question was done. */
  readonly dated?: boolean
}

/** Shows a question of a day: a box, its link, and its difficulty and minutes. */
export function QuestionLine({ question, preview, dated }: QuestionLineProps) {
  const { difficulty, topic, minutes, done, on } = question
  const holds = useHolds(done)
  return (
    <li className="plan-line" id={preview ? undefined : rowId(question.id)}>
      {preview ? <span>{question.questionName}</span> : <Ticked question={question} />}
      <span className="small muted facts">
        <HeldDifficulty difficulty={difficulty} done={done} />
        {topic && !holds && <span>{topic}</span>}
        {!done && !holds && <span>{say('minutes', { minutes })}</span>}
        {dated && on && <span>{longDate(on)}</span>}
      </span>
    </li>
  )
}

function Ticked({ question }: { question: PlannedQuestion }) {
  const { id, questionName, topicId } = question
  const { completed } = useCompleted()
  const { toggle, pending, waiting } = useToggle(question, topicId ?? undefined)
  const done = completed ? completed.some(({ questionId }) => questionId === id) : question.done
  // A tick may move the question to the day on which it was done.
  useFocusWhenGone('plan-weeks')
  return (
    <span className="plan-name">
      <label className="hit">
        <span className="sr">{say('doneNamed', { name: questionName })}</span>
        <input
          className="box"
          type="checkbox"
          autoComplete="off"
          checked={done}
          disabled={!completed}
          aria-busy={pending || undefined}
          onChange={toggle}
        />
      </label>
      <span>
        <QuestionLink question={question} />
        {waiting && <small className="muted"> {say('sentLater')}</small>}
      </span>
    </span>
  )
}

/** Links to the problem on this site, or to another site. */
function QuestionLink({ question: { questionName, problem, link } }: { question: PlannedQuestion }) {
  if (problem)
    return (
      <Link className="link" to={paths.problem('$slug')} params={{ slug: problem }}>
        {questionName}
      </Link>
    )
  return (
    <a className="link" href={link} target="_blank" rel="noopener noreferrer">
      {questionName}
    </a>
  )
}
