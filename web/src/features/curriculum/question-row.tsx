import { say } from 'words:curriculum'
import type { Question } from '@callofcode/contract/curriculum/curriculum'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { paths } from '../../platform/paths.ts'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { HeldDifficulty } from './held-difficulty.tsx'
import { RowLinks } from './row-links.tsx'
import { StarButton } from './star-button.tsx'
import { useToggle } from './toggle.ts'
import { placeNumber } from './topic-card.tsx'

export const rowId = (questionId: string) => `question-${questionId}`

interface QuestionRowProps {
  question: Question
  topicId: string
  /** Place in the topic, from 0. */
  index: number
  done: boolean
  /** The first question that is not done. */
  next: boolean
  /** Nobody is signed in, or their progress did not load. */
  locked: boolean
  /** Whether the question has a star and notes. It is undefined for visitors, and while loading. */
  marks: { readonly starred: boolean; readonly noted: boolean } | undefined
}

export function QuestionRow({ question, topicId, index, done, next, locked, marks }: QuestionRowProps) {
  const { toggle, pending, waiting } = useToggle(question, topicId)
  const { questionName, difficulty, link } = question
  return (
    <li
      className={classNames('q', next && 'is-current')}
      id={rowId(question.id)}
      aria-current={next ? 'step' : undefined}
    >
      <label className="hit">
        <span className="sr">{say('doneNamed', { name: questionName })}</span>
        <input
          className="box"
          type="checkbox"
          autoComplete="off"
          checked={done}
          disabled={locked}
          aria-busy={pending || undefined}
          onChange={toggle}
          onKeyDown={moveFocus}
        />
      </label>
      <span className="n" aria-hidden="true">
        {placeNumber(index)}
      </span>
      <p className="name">
        <QuestionName question={question} marks={marks} />
        {waiting && <small className="muted"> {say('sentLater')}</small>}
      </p>
      <HeldDifficulty difficulty={difficulty} done={done} />
      <span className="acts">
        {marks && <StarButton questionId={question.id} name={questionName} starred={marks.starred} />}
        <RowLinks questionId={question.id} name={questionName} link={link} />
      </span>
    </li>
  )
}

/** Shows the name, for members as a link to their notes. */
function QuestionName({
  question: { id, questionName },
  marks,
}: Pick<QuestionRowProps, 'question' | 'marks'>) {
  if (!marks) return <span>{questionName}</span>
  return (
    <Link to={paths.note('$id')} params={{ id }}>
      <span>{questionName}</span>
      {marks.noted && (
        <>
          {' '}
          <Icon name="edit" small />
          <span className="sr"> {say('hasNotes')}</span>
        </>
      )}
    </Link>
  )
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys move from box to box. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>) {
  const step = STEPS[event.key]
  if (!step) return
  const list = event.currentTarget.closest('ol')
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('.box') ?? [])]
  const target = boxes[step(boxes.indexOf(event.currentTarget), boxes.length)]
  event.preventDefault()
  target?.focus()
}
