import { say } from 'words:parts'
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import './dialog.css'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The name for screen readers. */
  label: string
  side?: 'left' | 'right' | undefined
  children: ReactNode
}

/** Slides in from an edge, 18rem wide. */
export function Sheet({ open, onOpenChange, label, side = 'left', children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className={classNames('sheet-box', side === 'right' && 'right')} aria-label={label}>
          {children}
          <Base.Close
            className={buttonClass({ variant: 'ghost', square: true, className: 'sheet-close' })}
            aria-label={say('close')}
          >
            <Icon name="cross" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
