import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of the next step: the focus goes to it once it is there, and a screen reader says it. */
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
