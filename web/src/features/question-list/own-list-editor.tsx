import {
  type OwnList,
  ownListLimits,
  ownListMessages,
  updateOwnList,
} from '@callofcode/contract/learning/own-list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { HeldDifficulty, useCompleted } from '../curriculum/public.ts'
import { OrderButtons, reordered } from '../curriculum-editor/public.ts'
import { say } from './lists-words.ts'
import { ADD_ID, AddToList } from './own-list-add.tsx'
import { TakeOut } from './own-list-take-out.tsx'
import { ownListRead, useFreshLists } from './own-lists.ts'
import './own-lists.css'

/** Milliseconds: long enough to look at the list as it is now. */
const TO_BE_READ = 10_000

/** The questions of an own list, to be put in order, taken out and added. */
export function OwnListEditor({ list }: { list: OwnList }) {
  const [adding, setAdding] = useState(false)
  const [said, tell] = useState('')
  const { completed } = useCompleted()
  const { _id: id, questions } = list
  const save = useSaveOrder(id, tell)
  const done = new Set(completed?.map(({ questionId }) => questionId))
  const move = (from: number, to: number) => {
    const name = questions[from]?.questionName ?? ''
    save(reordered(questions, from, to), say('isNow', { name, place: to + 1, count: questions.length }))
  }
  const takeOut = (question: OwnList['questions'][number]) => {
    const rest = questions.filter((one) => one !== question)
    save(rest, say('isOut', { name: question.questionName }))
  }
  const isFull = questions.length >= ownListLimits.questions
  // It stays to come back to when the dialog closes, and says why it does nothing.
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
        <EmptyState title={say('noneInIt')} action={add}>
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
                  <p className="card-title">{question.questionName}</p>
                  <p className="edited-facts">
                    <HeldDifficulty difficulty={question.difficulty} done={done.has(question.id)} />
                  </p>
                </div>
                <div className="edited-acts">
                  <OrderButtons
                    name={question.questionName}
                    at={at}
                    count={questions.length}
                    onMove={(to) => move(at, to)}
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
          onAdd={(question) => save([...questions, question], '')}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

/**
 * Shows an order at once and saves it, and tells what was done once it is. Several in a row are sent one after the other,
 * and read again after the last.
 */
function useSaveOrder(id: string, tell: (words: string) => void) {
  const client = useQueryClient()
  const fresh = useFreshLists()
  const { queryKey } = ownListRead(id)
  const mutationKey = ['own-list-order', id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const show = (changes: Partial<OwnList>) =>
    client.setQueryData(queryKey, (answer) => answer && { ...answer, data: { ...answer.data, ...changes } })
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `own-list ${id}` },
    meta: { stay: true },
    mutationFn: ({ order }: { order: readonly string[]; words: string }) =>
      call(
        updateOwnList,
        { params: { id }, body: { questions: [...order] } },
        { basedOn: `${client.getQueryData(queryKey)?.data.version}` },
      ),
    onSuccess: ({ data }, { words }) => {
      show({ version: data.version })
      tell(words)
    },
    onError: (error) => {
      tell('')
      // The toast of any other failure is shown for all screens.
      const isChanged = error instanceof CallError && error.status === 412
      if (isChanged && isLast()) toast.error(say('changedElsewhere'), { duration: TO_BE_READ })
    },
    onSettled: () => (isLast() ? fresh() : undefined),
  })
  return (questions: OwnList['questions'], words: string) => {
    void client.cancelQueries({ queryKey })
    show({ questions })
    mutate({ order: questions.map((one) => one.id), words })
  }
}
