import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { mutedOf } from './forum-queries.ts'

/** Says of the posts of each page on the screen, and of threads by their own ids, whether the reader muted who wrote them. */
export function useMuted(pages: readonly (readonly string[])[]): (id: string) => boolean {
  const { data: session } = useSession()
  const enabled = Boolean(session?.role)
  const muted = useQueries({
    queries: pages.filter((posts) => posts.length > 0).map((posts) => ({ ...mutedOf(posts), enabled })),
    combine: (answers) => answers.flatMap(({ data }) => data?.data ?? []),
  })
  return (id) => muted.includes(id)
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
