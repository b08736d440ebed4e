import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The act: "Delete module". Also the button's words. */
  title: string
  /** The question, with the name of the item. */
  question: ReactNode
  /** What happens to everything else. */
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
    keep = 'Keep it',
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
