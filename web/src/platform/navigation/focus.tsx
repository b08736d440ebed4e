import { say } from 'words:core'
import { type ReactNode, useEffect, useRef } from 'react'

/** Is the first element of every page. `main` has the target id. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a className="skip" href={`#${to}`}>
      {say('skip')}
    </a>
  )
}

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

/** Props for a box that scrolls (a table, code), so that the keyboard can scroll it too. The box also needs a name. */
export const reachable = { tabIndex: 0 } as const
