import { say as sayMerge } from 'words:question-merge'
import { say } from 'words:questions'
import { type EditedQuestion, hideQuestions } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useChange } from './curriculum-queries.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

interface ChosenProps {
  questions: readonly EditedQuestion[]
  all: number
  topicId: string | undefined
  chooseAll: (isAll: boolean) => void
}

/** Shows the actions for the chosen questions. */
export function ChosenQuestions({ questions, all, topicId, chooseAll }: ChosenProps) {
  const ids = questions.map(({ _id }) => _id)
  const [moving, setMoving] = useState(false)
  const [merging, setMerging] = useState(false)
  const [one, other, third] = questions
  const { mutate, isPending } = useChange((hidden: boolean) =>
    call(hideQuestions, { body: { ids: [...ids], hidden } }),
  )
  const none = ids.length === 0
  // The choice is empty now, so the pressed button is disabled.
  const box = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (done > 0) box.current?.focus()
  }, [done])
  const end = () => {
    setMerging(false)
    setMoving(false)
    chooseAll(false)
    setDone((before) => before + 1)
  }
  const turn = (hidden: boolean) => mutate(hidden, { onSuccess: end })
  return (
    <div className="edited-bar">
      <label className="check">
        <input
          className="box"
          type="checkbox"
          autoComplete="off"
          ref={box}
          checked={ids.length === all}
          onChange={({ target }) => chooseAll(target.checked)}
        />
        {none ? say('chooseAll') : say('chosen', { count: ids.length })}
      </label>
      <div className="edited-acts">
        <Button size="dense" disabled={none} onClick={() => setMoving(true)}>
          {say('moveTo')}
        </Button>
        <Button
          size="dense"
          disabled={!other || third !== undefined}
          title={sayMerge('chooseTwo')}
          onClick={() => setMerging(true)}
        >
          {sayMerge('mergeMore')}
        </Button>
        <Button size="dense" disabled={none || isPending} onClick={() => turn(true)}>
          {say('hideChosen')}
        </Button>
        <Button size="dense" disabled={none || isPending} onClick={() => turn(false)}>
          {say('show')}
        </Button>
      </div>
      {merging && one && other && (
        <MergeDialog pair={[one, other]} onClose={() => setMerging(false)} onDone={end} />
      )}
      {moving && <MoveDialog ids={ids} topicId={topicId} onClose={() => setMoving(false)} onDone={end} />}
    </div>
  )
}
