import { say } from 'words:parts'
import { callMessages } from '@callofcode/contract/call-messages'
import { type ReactNode, useEffect, useState } from 'react'
import { toast } from '../feedback/toasts.ts'
import { told } from '../language/told.ts'
import { screenAnswers } from '../page/screen.ts'
import { Button } from '../ui/button.tsx'
import type { DialogBox, DialogProps } from './dialog-box.tsx'
import './dialog.css'

let loaded: typeof DialogBox | undefined

export async function loadDialogs() {
  loaded = (await import('./dialog-box.tsx')).DialogBox
}

/** Shows a dialog. Its library loads after the page responds, because no page waits for closed dialogs. */
export function Dialog(props: DialogProps) {
  const [Box, setBox] = useState(() => loaded)
  const { open, onOpenChange } = props
  useEffect(() => {
    if (Box) return
    let gone = false
    const arriving = open ? loadDialogs() : screenAnswers.then(loadDialogs)
    arriving.then(
      () => gone || setBox(() => loaded),
      () => {
        if (gone || !open) return
        onOpenChange(false)
        toast.error(told(callMessages.networkError))
      },
    )
    return () => {
      gone = true
    }
  }, [Box, open, onOpenChange])
  return Box && <Box {...props} />
}

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The name of the action: "Delete module". Also the button's label. */
  title: string
  /** The question, with the name of the item. */
  question: ReactNode
  /** The effect on everything else. */
  children?: ReactNode
  keep?: string | undefined
  danger?: boolean | undefined
  /** True, or the text shown while busy. */
  busy?: boolean | string | undefined
  onConfirm: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    question,
    children,
    keep = say('keep'),
    danger = true,
    busy,
    onConfirm,
  } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{keep}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {title}
          </Button>
        </>
      }
    >
      <p className="card-title">{question}</p>
      {children && <p className="muted">{children}</p>}
    </Dialog>
  )
}
