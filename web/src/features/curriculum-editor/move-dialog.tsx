import { say } from 'words:questions'
import { placeQuestions } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { topicsRead, useChange } from './curriculum-queries.ts'
import { END, PlaceField, type QuestionPlace } from './place-field.tsx'

interface MoveDialogProps {
  ids: readonly string[]
  /** The topic that is preselected. */
  topicId: string | undefined
  onClose: () => void
  onDone: () => void
}

/** Puts the chosen questions into a topic, at a place in it. */
export function MoveDialog({ ids, topicId, onClose, onDone }: MoveDialogProps) {
  const { data: topics } = useQuery(topicsRead)
  const [wanted, setWanted] = useState(topicId)
  const [before, setBefore] = useState<QuestionPlace>(END)
  const topic = wanted ?? topics?.data[0]?._id
  const { mutate, isPending } = useChange(() =>
    call(placeQuestions, { body: { ids: [...ids], topicId: topic ?? '', before: before ?? null } }),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('moveProblems', { count: ids.length })}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            busy={isPending && say('moving')}
            disabled={!topic || before === undefined}
            onClick={() => mutate(undefined, { onSuccess: onDone })}
          >
            {say('move')}
          </Button>
        </>
      }
    >
      <div className="form">
        <Field label={say('topic')}>
          <Select
            value={topic ?? ''}
            onChange={({ target }) => {
              setWanted(target.value)
              setBefore(END)
            }}
          >
            {topics?.data.map(({ _id, title, hidden }) => (
              <option key={_id} value={_id}>
                {title}
                {hidden ? say('hiddenTopic') : ''}
              </option>
            ))}
          </Select>
        </Field>
        <PlaceField key={topic} topic={topic} without={ids} onChoose={setBefore} />
        <p className="small muted">{say('ticksMove')}</p>
      </div>
    </Dialog>
  )
}
