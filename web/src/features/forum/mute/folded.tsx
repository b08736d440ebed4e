import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { classNames } from '../../../platform/ui/class-names.ts'
import { mutedOf } from '../forum-queries.ts'

/** Returns a function that checks by a thread's id whether the reader muted its author. */
export function useMuted(threads: readonly string[]): (id: string) => boolean {
  const { data: session } = useSession()
  const { data } = useQuery({ ...mutedOf(threads), enabled: Boolean(session?.role) && threads.length > 0 })
  return (id) => data?.data.includes(id) ?? false
}

interface FoldedProps {
  folded: boolean
  /** The text that replaces the content. */
  words: string
  show: string
  /** `li` in a list. */
  as?: 'li' | 'p'
  className?: string
  children: ReactNode
}

/** Folds content that the reader has muted, until they open it. */
export function Folded({ folded, words, show, as: Line = 'p', className, children }: FoldedProps) {
  const [shown, setShown] = useState(false)
  if (!folded || shown) return children
  return (
    <Line className={classNames('hidden-post muted small', className)}>
      {words}
      <Button variant="ghost" size="dense" onClick={() => setShown(true)}>
        {show}
      </Button>
    </Line>
  )
}
