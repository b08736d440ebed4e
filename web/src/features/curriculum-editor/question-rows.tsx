import { say as sayMerge } from 'words:question-merge'
import { say } from 'words:questions'
import { type EditedQuestion, hideQuestions } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import { useChange } from './curriculum-queries.ts'
import { EditedBadges } from './edited-badges.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { QuestionForm } from './question-form.tsx'
import { SplitDialog } from './split-dialog.tsx'

interface QuestionRowsProps {
  questions: readonly EditedQuestion[]
  chosen: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
  /** Undefined if the rows belong to several topics and so have no order. */
  onMove: ((question: EditedQuestion, by: -1 | 1) => void) | undefined
  /** Shows the topic of each question. */
  withTopic: boolean
  busy: boolean
}

export function QuestionRows({ questions, chosen, choose, onMove, withTopic, busy }: QuestionRowsProps) {
  return (
    <ol className="rows edited" aria-label={say('questions')} aria-busy={busy || undefined}>
      {questions.map((question, at) => (
        <li key={question._id} className={question.hidden ? 'is-hidden' : undefined}>
          <label className="hit">
            <span className="sr">{say('choose', { questionName: question.questionName })}</span>
            <input
              className="box"
              type="checkbox"
              autoComplete="off"
              checked={chosen.has(question._id)}
              onChange={({ target }) => choose(question._id, target.checked)}
            />
          </label>
          <QuestionWords question={question} withTopic={withTopic} />
          <div className="edited-acts">
            {onMove && (
              <OrderButtons
                name={question.questionName}
                at={at}
                count={questions.length}
                onMove={(by) => onMove(question, by)}
              />
            )}
            <QuestionActs question={question} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function QuestionWords({ question, withTopic }: { question: EditedQuestion; withTopic: boolean }) {
  const { questionName, difficulty, link, topic, mergedInto } = question
  return (
    <div className="edited-what">
      <p className="card-title">{questionName}</p>
      <p className="edited-facts">
        <DifficultyBadge difficulty={difficulty} />
        {withTopic && <span className="label plain">{topic ?? say('inModulesAlone')}</span>}
        <EditedBadges item={question} />
        {mergedInto !== null && <span className="small muted">{sayMerge('isIn', { name: mergedInto })}</span>}
        {link && (
          <a className="edited-link small muted" href={link} target="_blank" rel="noopener noreferrer">
            {link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </a>
        )}
      </p>
    </div>
  )
}

function QuestionActs({ question }: { question: EditedQuestion }) {
  const { _id, questionName, hidden, mergedInto, topicId } = question
  const [splitting, setSplitting] = useState(false)
  const [editing, setEditing] = useState(false)
  const { mutate, isPending } = useChange(() =>
    call(hideQuestions, { body: { ids: [_id], hidden: !hidden } }),
  )
  return (
    <>
      <Button
        variant="ghost"
        square
        aria-label={say('editProblem', { questionName })}
        onClick={() => setEditing(true)}
      >
        <Icon name="edit" />
      </Button>
      {topicId && mergedInto === null && (
        <Button
          variant="ghost"
          square
          aria-label={sayMerge('splitNamed', { name: questionName })}
          onClick={() => setSplitting(true)}
        >
          <Icon name="split" />
        </Button>
      )}
      <Button
        variant="ghost"
        square
        disabled={mergedInto !== null}
        busy={isPending}
        aria-label={hidden ? say('showAgain', { questionName }) : say('hideProblem', { questionName })}
        onClick={() => mutate(undefined)}
      >
        <Icon name={hidden ? 'eye' : 'eye-off'} />
      </Button>
      {splitting && <SplitDialog question={question} onClose={() => setSplitting(false)} />}
      {editing && <QuestionForm question={question} onClose={() => setEditing(false)} />}
    </>
  )
}
