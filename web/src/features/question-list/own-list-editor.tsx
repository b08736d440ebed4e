import { say } from 'words:question-list'
import {
  type OwnList,
  type OwnListed,
  ownListLimits,
  ownListMessages,
} from '@callofcode/contract/question-list/own-list'
import { useState } from 'react'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { HeldDifficulty, useCompleted } from '../curriculum/public.ts'
import { OrderButtons, stepped } from '../curriculum-editor/public.ts'
import { ADD_ID, AddToList } from './own-list-add.tsx'
import { TakeOut } from './own-list-take-out.tsx'
import { useSaveOrder } from './use-save-order.ts'
import './own-lists.css'

/** Lets a member sort, remove and add the questions of an own list. */
export function OwnListEditor({ list }: { list: OwnList }) {
  const [adding, setAdding] = useState(false)
  const [said, tell] = useState('')
  const { completed } = useCompleted()
  const { _id: id, questions } = list
  const save = useSaveOrder(id, tell)
  const done = new Set(completed?.map(({ questionId }) => questionId))
  const move = ({ id: moved, questionName: name }: OwnListed, by: -1 | 1) => {
    const isMoved = (one: OwnListed) => one.id === moved
    save(
      (now) => stepped(now, isMoved, by),
      (order) => say('isNow', { name, place: order.findIndex(isMoved) + 1, count: order.length }),
    )
  }
  const takeOut = ({ id: gone, questionName: name }: OwnListed) =>
    save(
      (now) => now.filter((one) => one.id !== gone),
      () => say('isOut', { name }),
    )
  const isFull = questions.length >= ownListLimits.questions
  // The button stays for the focus after the dialog closes. If the list is full, a press explains that.
  const add = (
    <Button
      id={ADD_ID}
      variant="primary"
      aria-disabled={isFull || undefined}
      onClick={() => (isFull ? toast.info(told(ownListMessages.tooLong)) : setAdding(true))}
    >
      <Icon name="plus" />
      {say('addQuestions')}
    </Button>
  )
  return (
    <div className="own-list-editor">
      {questions.length === 0 ? (
        <EmptyState title={say('listEmpty')} action={add}>
          {say('noneInItLead')}
        </EmptyState>
      ) : (
        <>
          <div className="row-btns">{add}</div>
          <ol className="rows edited edited-slim" aria-label={say('questionsInOrder')}>
            {questions.map((question, at) => (
              <li key={question.id}>
                <span className="n" aria-hidden="true">
                  {at + 1}
                </span>
                <div className="edited-what">
                  <p className="row-title">{question.questionName}</p>
                  <p className="edited-facts">
                    <HeldDifficulty difficulty={question.difficulty} done={done.has(question.id)} />
                  </p>
                </div>
                <div className="edited-acts">
                  <OrderButtons
                    name={question.questionName}
                    at={at}
                    count={questions.length}
                    onMove={(by) => move(question, by)}
                  />
                  <TakeOut
                    question={question}
                    next={questions[at + 1] ?? questions[at - 1]}
                    onTakeOut={() => takeOut(question)}
                  />
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="sr" role="status">
        {said}
      </p>
      {adding && (
        <AddToList
          held={questions.map((one) => one.id)}
          onAdd={(question) => save((now) => [...now, question])}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
