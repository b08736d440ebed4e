import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react'
// The pages that open no dialog of their own have no styles for it.
import '../../platform/overlay/dialog.css'

interface NativeDialogProps {
  box: RefObject<HTMLDialogElement | null>
  label: string
  className: string
  gone: () => void
  children: ReactNode
}

/** The browser holds focus in it, closes it on Escape and gives focus back; a press beside it closes it too. */
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
