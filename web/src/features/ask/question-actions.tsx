import { say } from 'words:ask'
import { type AskedQuestion, closeAsked, removeAsked } from '@callofcode/contract/ask/ask'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { isOpen, useAskedWrite } from './ask-queries.ts'
import { ReportAsked } from './report-asked.tsx'

/** Closes or deletes a question for its author. Everybody else can report it. */
export function QuestionActions({ question }: { question: AskedQuestion }) {
  const { _id: id, own, to } = question
  if (!own && to === 'forum') return null
  if (!own)
    return (
      <p className="row-btns">
        <ReportAsked id={id} comment={undefined} name={question.title} />
      </p>
    )
  return <OwnActions id={id} open={isOpen(question)} inForum={to === 'forum'} />
}

function OwnActions({ id, open, inForum }: { id: string; open: boolean; inForum: boolean }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const close = useAskedWrite(id, (closed: boolean) => call(closeAsked, { params: { id }, body: { closed } }))
  const remove = useAskedWrite(
    id,
    () => call(removeAsked, { params: { id } }),
    () => navigate({ to: paths.questions }),
  )
  return (
    <p className="row-btns">
      <Button size="dense" busy={close.isPending} onClick={() => close.mutate(open)}>
        {open ? say('closeQuestion') : say('openAgain')}
      </Button>
      <Button size="dense" variant="ghost" onClick={() => setAsking(true)}>
        {say('deleteQuestion')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('deleteQuestion')}
        question={say('deleteTheQuestion')}
        busy={remove.isPending && say('deleting')}
        onConfirm={() => remove.mutate(undefined)}
      >
        {inForum ? say('theThreadStays') : say('withItsComments')}
      </ConfirmDialog>
    </p>
  )
}
