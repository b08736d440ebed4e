import { say } from 'words:experience'
import { listExperiences } from '@callofcode/contract/experience/experience'
import {
  acceptExperience,
  type ExperienceSubmission,
  listSubmittedExperiences,
  refuseExperience,
} from '@callofcode/contract/experience/experience-submission'
import { refusalBody } from '@callofcode/contract/schemas/experience/experience-submission'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/read-again.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { checkTyped } from '../../platform/form/rules.ts'
import { ConfirmDialog, Dialog } from '../../platform/overlay/dialog.tsx'
import { useMails, useReaders } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'

/** No reason means acceptance. */
type Ruling = { readonly reason?: string }

interface DecisionProps {
  submission: ExperienceSubmission
  /** Moves the focus, because the row leaves the list with its buttons. */
  onDecided: () => void
}

/** Accepts or refuses, each in a dialog, because it cannot be undone. */
export function Decision({ submission, onDecided }: DecisionProps) {
  const [asked, setAsked] = useState<'accept' | 'refuse'>()
  const { mutate, isPending } = useDecide(submission._id, () => setAsked(undefined), onDecided)
  const name = `${submission.company}, ${submission.role}`
  const close = (open: boolean) => open || setAsked(undefined)
  return (
    <>
      <Button onClick={() => setAsked('accept')} aria-label={say('publishName', { name })}>
        {say('publish')}
      </Button>
      <Button variant="danger" onClick={() => setAsked('refuse')} aria-label={say('declineName', { name })}>
        {say('decline')}
      </Button>
      <ConfirmDialog
        open={asked === 'accept'}
        onOpenChange={close}
        title={say('publish')}
        question={say('publishQuestion', { name })}
        keep={say('cancel')}
        danger={false}
        busy={isPending && say('publishing')}
        onConfirm={() => mutate({})}
      >
        {say('publishOutcome', { readers: useReaders('experiences') })}
      </ConfirmDialog>
      <RefuseDialog
        open={asked === 'refuse'}
        onOpenChange={close}
        name={name}
        busy={isPending}
        onRefuse={(reason) => mutate({ reason })}
      />
    </>
  )
}

interface RefuseDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  name: string
  busy: boolean
  onRefuse: (reason: string) => void
}

/** Asks for the reason of a refusal. The text stays if the dialog is closed or the call fails. */
function RefuseDialog({ open, onOpenChange, name, busy, onRefuse }: RefuseDialogProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useId()
  const read = checkTyped(refusalBody, { reason })
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (read.success) onRefuse(read.data.reason)
    else field.current?.focus()
  }
  const mails = useMails()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('decline')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{say('cancel')}</Button>
          <Button variant="danger" type="submit" form={form} busy={busy && say('declining')}>
            {say('decline')}
          </Button>
        </>
      }
    >
      <form id={form} className="refusal" noValidate onSubmit={refuse}>
        <p className="card-title">{say('declineQuestion', { name })}</p>
        <p className="muted">{say('declineOutcome')}</p>
        <Field
          label={say('reason')}
          hint={say('reasonHint', { mails })}
          error={tried && !read.success ? read.error.issues[0]?.message : undefined}
        >
          <TextArea ref={field} value={reason} rows={4} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}

function useDecide(id: string, close: () => void, onDecided: () => void) {
  const client = useQueryClient()
  const again = async () => {
    countWaitingAgain(client)
    await Promise.all([
      client.invalidateQueries({ queryKey: keyOf(listSubmittedExperiences) }),
      client.invalidateQueries({ queryKey: keyOf(listExperiences) }),
    ])
  }
  return useMutation({
    mutationFn: ({ reason }: Ruling) =>
      reason === undefined
        ? call(acceptExperience, { params: { id } })
        : call(refuseExperience, { params: { id }, body: { reason } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      close()
      await again()
      onDecided()
    },
    // Another admin may have decided first. Otherwise the dialog and its text stay.
    onError: again,
  })
}
