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
  /** The buttons, the cancel button first. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * Holds the focus, closes on Escape, and returns the focus to the element that opened it. The focus begins in the content. If it
 * began on the close button, the Enter that ends the first line would close the dialog.
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

/**
 * Detects the second press of a double click on the opening button. It falls outside the dialog, but was not meant to close it.
 */
const isSecondPress = ({ reason, event }: Base.Root.ChangeEventDetails) =>
  reason === 'outside-press' && event instanceof MouseEvent && event.detail > 1

/**
 * Returns the place of the first focus. The dialog itself has it while its form cannot be used. True leaves the choice to the
 * library.
 */
const begin = (popup: HTMLElement | null) =>
  firstPlace(popup) ?? (popup?.querySelector('[inert]') ? popup : true)
