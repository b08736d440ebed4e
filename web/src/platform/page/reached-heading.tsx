import { type ReactNode, useEffect, useRef } from 'react'

/** Shows the heading of the next step. It takes the focus when it appears, and a screen reader reads it. */
export function ReachedHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <h2 className="head" id={id} tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
