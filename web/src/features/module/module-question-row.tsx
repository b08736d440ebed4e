import { ButtonLink } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { DifficultyBadge, PractiseLink, useToggle } from '../curriculum/public.ts'
import type { ModuleQuestion } from './module-progress.ts'
import '../../platform/ui/checklist.css'

interface ModuleQuestionRowProps {
  question: ModuleQuestion
  /** Its number in the module. */
  place: string
  /** The first question that is not done. */
  next: boolean
  /** What the member has ticked; undefined while it is loading. */
  done: ReadonlySet<string> | undefined
  member: boolean
}

export function ModuleQuestionRow({ question, place, next, done, member }: ModuleQuestionRowProps) {
  const { questionName, difficulty, link, questionId } = question
  const isDone = questionId !== null && done?.has(questionId)
  return (
    <li className={classNames('q', !member && 'unticked', next && 'is-current')}>
      {member && questionId && (
        <DoneBox question={question} questionId={questionId} done={isDone} locked={!done} />
      )}
      {member && !questionId && <span className="no-box" />}
      <span className="n" aria-hidden="true">
        {place}
      </span>
      <p className="name">
        <span>{questionName}</span>
        {next && <span className="sr"> (next)</span>}
      </p>
      <DifficultyBadge difficulty={difficulty} />
      <span className="acts">
        {questionId && <PractiseLink questionId={questionId} name={questionName} />}
        {link && <OpenLink name={questionName} link={link} />}
      </span>
    </li>
  )
}

interface DoneBoxProps {
  question: ModuleQuestion
  questionId: string
  done: boolean | undefined
  locked: boolean
}

/** The same completion that the tracker shows. */
function DoneBox({ question, questionId, done, locked }: DoneBoxProps) {
  const { toggle, pending } = useToggle({ ...question, id: questionId })
  return (
    <label className="hit">
      <span className="sr">Done: {question.questionName}</span>
      <input
        className="box"
        type="checkbox"
        checked={done === true}
        disabled={locked}
        aria-busy={pending || undefined}
        onChange={toggle}
      />
    </label>
  )
}

function OpenLink({ name, link }: { name: string; link: string }) {
  return (
    <ButtonLink
      variant="ghost"
      square
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open ${name} in a new tab`}
    >
      <Icon name="external" />
    </ButtonLink>
  )
}
