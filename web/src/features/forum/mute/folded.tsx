import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { classNames } from '../../../platform/ui/class-names.ts'
import { mutedOf } from '../forum-queries.ts'

/** Says of the threads on the screen, by their ids, whether the reader muted who began them. */
export function useMuted(threads: readonly string[]): (id: string) => boolean {
  const { data: session } = useSession()
  const { data } = useQuery({ ...mutedOf(threads), enabled: Boolean(session?.role) && threads.length > 0 })
  return (id) => data?.data.includes(id) ?? false
}

interface FoldedProps {
  folded: boolean
  /** What is said in its place. */
  words: string
  show: string
  /** In a list. */
  as?: 'li' | 'p'
  className?: string
  children: ReactNode
}

/** Folds what the reader does not want to read, until they ask for it. */
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
