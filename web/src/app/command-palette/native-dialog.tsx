import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react'
// Pages without a dialog of their own do not load its styles.
import '../../platform/overlay/dialog.css'

interface NativeDialogProps {
  box: RefObject<HTMLDialogElement | null>
  label: string
  className: string
  gone: () => void
  children: ReactNode
}

/** The browser keeps focus in the dialog, closes it on Escape and returns focus. A press beside the dialog closes it too. */
export function NativeDialog({ box, label, className, gone, children }: NativeDialogProps) {
  useEffect(() => {
    box.current?.showModal()
  }, [box])
  const pressBeside = (event: MouseEvent) => {
    if (event.target === box.current) box.current?.close()
  }
  return (
    <dialog ref={box} className={className} aria-label={label} onClose={gone} onMouseDown={pressBeside}>
      {children}
    </dialog>
  )
}
