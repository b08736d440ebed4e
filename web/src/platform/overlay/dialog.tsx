import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import './dialog.css'
import { Button } from '../ui/button.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  wide?: boolean | undefined
  /** Buttons, the way out first. */
  footer?: ReactNode
  children: ReactNode
}

/** Holds focus, closes on Escape, and returns focus to the element that opened it. */
export function Dialog({ open, onOpenChange, title, wide, footer, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim over" />
        <Base.Popup className={classNames('dialog floating aim lit', wide && 'wide')}>
          <header>
            <Base.Title className="label">{title}</Base.Title>
            <Base.Close className={buttonClass({ variant: 'ghost', square: true })} aria-label="Close">
              <Icon name="cross" />
            </Base.Close>
          </header>
          <div className="body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

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
