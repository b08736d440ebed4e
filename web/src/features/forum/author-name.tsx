import { say } from 'words:forum'
import type { PostAuthor } from '@callofcode/contract/forum/forum'
import { useClub } from '../../platform/session/club.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { MemberLink } from '../member/public.ts'
import { isReply, type Post, useThread } from './thread-place.ts'
import './author-name.css'

export const nameOf = (author: PostAuthor | null) => author?.name ?? say('deletedMember')

/** Returns the author's name of a post. Threads about problems are opened by the club. */
export function usePostAuthor(post: Post): string {
  const { thread } = useThread()
  const { name: club } = useClub()
  const isOfClub = thread.problem !== null && !isReply(post)
  return isOfClub ? club : nameOf(post.author)
}

const badges = {
  get admin() {
    return say('admin')
  },
  get manager() {
    return say('manager')
  },
} as const

export function AuthorName({ author }: { author: PostAuthor | null }) {
  return (
    <span className="author">
      <Avatar name={author?.name ?? ''} src={author?.profilePhoto} size="small" decorative />
      <MemberLink page={author?.page ?? null}>{nameOf(author)}</MemberLink>
      {author?.badge && (
        <Badge variant="boxed" className="author-badge">
          {badges[author.badge]}
        </Badge>
      )}
    </span>
  )
}
