import { say } from 'words:approval'
import { limits } from '@callofcode/contract/limits'
import { type ReactNode, useState } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { Action } from './use-decide.ts'

interface DecideDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly action: Action
  /** The act, such as "Approve 214 signups". Also the button's text. */
  readonly title: string
  readonly question: string
  /** The people concerned. */
  readonly about?: ReactNode
  /** The effects on these people. */
  readonly children: ReactNode
  readonly onConfirm: (reason: string | undefined) => void
}

/** Explains the effects before a decision. A declined person may get the reason. */
export function DecideDialog({
  open,
  onOpenChange,
  action,
  title,
  question,
  about,
  children,
  onConfirm,
}: DecideDialogProps) {
  const mails = useMails()
  const [reason, setReason] = useState('')
  const tooLong = [...reason].length > limits.reason
  const confirm = () => {
    onConfirm(action === 'decline' ? reason.trim() || undefined : undefined)
    setReason('')
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{say('cancel')}</Button>
          <Button variant={action === 'approve' ? 'primary' : 'danger'} disabled={tooLong} onClick={confirm}>
            {title}
          </Button>
        </>
      }
    >
      <p className="card-title">{question}</p>
      {about}
      <p className="muted">{children}</p>
      {action === 'decline' && (
        <Field
          label={say('reasonOptional')}
          hint={say('reasonHint', { mails })}
          error={tooLong ? say('reasonTooLong', { reason: limits.reason }) : undefined}
        >
          <TextArea value={reason} rows={3} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </Dialog>
  )
}

interface DeclineOneProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly name: string
  readonly email: string
  readonly onConfirm: (reason: string | undefined) => void
}

export function DeclineOneDialog({ name, email, ...rest }: DeclineOneProps) {
  return (
    <DecideDialog
      {...rest}
      action="decline"
      title={say('declineSignup')}
      question={say('declineQuestion', { name })}
    >
      {say('declineOneOutcome', { email, mails: useMails() })}
    </DecideDialog>
  )
}
