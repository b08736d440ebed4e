import { say } from 'words:questions'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'

interface FormDialogProps {
  title: string
  /** The label of the submit button. */
  action: string
  busy: boolean
  onClose: () => void
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** Shows a form in a dialog, with the buttons below it. */
export function FormDialog({ title, action, busy, onClose, onSubmit, children }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy && say('saving')}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className="form" method="post" noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
