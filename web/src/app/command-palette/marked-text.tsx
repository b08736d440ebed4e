import type { Mark } from '@callofcode/contract/search'
import { Fragment, type ReactNode } from 'react'

/** A text with the words that were found in `<mark>`. Marks that do not fit the text are left out. */
export function MarkedText({ text, marks = [] }: { text: string; marks?: readonly Mark[] | undefined }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [from, to] of marks) {
    if (from < at || to <= from || to > text.length) continue
    parts.push(
      <Fragment key={from}>
        {text.slice(at, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>,
    )
    at = to
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
