import { useQueries } from '@tanstack/react-query'
import { useSession } from '../../../platform/session/session.ts'
import { mutedOf } from '../forum-queries.ts'

/** Says of the posts of each page on the screen whether the reader muted who wrote them. */
export function useMutedPages(pages: readonly (readonly string[])[]): (id: string) => boolean {
  const { data: session } = useSession()
  const enabled = Boolean(session?.role)
  const muted = useQueries({
    queries: pages.filter((posts) => posts.length > 0).map((posts) => ({ ...mutedOf(posts), enabled })),
    combine: (answers) => answers.flatMap(({ data }) => data?.data ?? []),
  })
  return (id) => muted.includes(id)
}
