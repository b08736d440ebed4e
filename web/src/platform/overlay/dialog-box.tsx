import { say } from 'words:parts'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { firstPlace } from './first-place.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  wide?: boolean | undefined
  /** Buttons, the way out first. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * Holds focus, closes on Escape, and returns focus to the element that opened it. Focus begins in the content: a form
 * that opens on its cross would be closed by the Enter that ends its first line.
 */
export function DialogBox({ open, onOpenChange, title, wide, footer, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(now, details) => (isSecondPress(details) ? details.cancel() : onOpenChange(now))}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim over" />
        <Base.Popup
          ref={popup}
          // A touch would open the keyboard over the dialog.
          initialFocus={(opened) => opened === 'touch' || begin(popup.current)}
          className={classNames('dialog floating aim lit', wide && 'wide')}
        >
          <header>
            <Base.Title className="label">{title}</Base.Title>
            <Base.Close className={buttonClass({ variant: 'ghost', square: true })} aria-label={say('close')}>
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

/** The second press of a double click on what opened the dialog falls beside it: nobody meant to close it. */
const isSecondPress = ({ reason, event }: Base.Root.ChangeEventDetails) =>
  reason === 'outside-press' && event instanceof MouseEvent && event.detail > 1

/** The dialog itself while its form cannot be used yet. True, for what the library chooses, where there is no place. */
const begin = (popup: HTMLElement | null) =>
  firstPlace(popup) ?? (popup?.querySelector('[inert]') ? popup : true)
