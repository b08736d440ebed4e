import { say } from 'words:question-merge'
import type { EditedQuestion } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import {
  followingParts,
  mergeQuestions,
  previewQuestionMerge,
} from '@callofcode/contract/question-merge/question-merge'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Radio } from '../../platform/form/inputs.tsx'
import { toldOf } from '../../platform/language/told.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { useChange } from './curriculum-queries.ts'

interface MergeDialogProps {
  pair: readonly [EditedQuestion, EditedQuestion]
  onClose: () => void
  onDone: () => void
}

/** Merges two questions into one. It first shows which data moves along. */
export function MergeDialog({ pair, onClose, onDone }: MergeDialogProps) {
  const [kept, setKept] = useState(pair[0]._id)
  const [into, from] = kept === pair[0]._id ? pair : ([pair[1], pair[0]] as const)
  const params = { id: from._id, into: into._id }
  const { mutate, isPending } = useChange(() => callOnce(mergeQuestions, { params }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('mergeTwo')}
      footer={
        <>
          <Button onClick={onClose}>{say('keepBoth')}</Button>
          <Button
            variant="primary"
            busy={isPending && say('merging')}
            onClick={() => mutate(undefined, { onSuccess: onDone })}
          >
            {say('merge')}
          </Button>
        </>
      }
    >
      <fieldset className="form">
        <legend className="label">{say('whichStays')}</legend>
        {pair.map(({ _id, questionName, topic }) => (
          <Radio key={_id} name="stays" checked={kept === _id} onChange={() => setKept(_id)}>
            {questionName}
            {topic && <span className="muted"> {topic}</span>}
          </Radio>
        ))}
      </fieldset>
      <MergePreview key={from._id} params={params} />
      <p className="small muted">{say('oldStaysFound', { name: from.questionName })}</p>
    </Dialog>
  )
}

function MergePreview({ params }: { params: { id: string; into: string } }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...read(previewQuestionMerge, { params }, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (!data)
    return error ? (
      <LoadFailed title={error.message} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words={say('counting')}>
        <Skeleton size="tall" />
      </Loading>
    )
  const { ticked, both, parts } = data.data
  return (
    <div aria-live="polite">
      <p>{say('ticksMove', { ticked })}</p>
      {both > 0 && <p>{say('bothTicked', { both })}</p>}
      <ul className="change-parts">
        {parts.map(({ words, moves, stays }) => (
          <li key={words}>
            {toldOf(Object.values(followingParts), words)}{' '}
            <span className="muted">{say('partMoves', { moves, stays })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
