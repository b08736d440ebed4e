import { say } from 'words:forum'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../platform/ui/badge.tsx'
import { categoriesRead } from './forum-queries.ts'

/** Who reads a category of the club, unless everybody does, and whether it is archived. */
export function CategoryMarks({ category }: { category: string }) {
  const { data } = useQuery(categoriesRead)
  const found = data?.data.find(({ name }) => name === category)
  if (!found) return null
  return (
    <>
      {found.readers !== 'everyone' && (
        <Badge icon="users">{say('readersBadge', { readers: found.readers })}</Badge>
      )}
      {found.archived && <Badge>{say('archived')}</Badge>}
    </>
  )
}
