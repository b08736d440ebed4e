import type { PostAuthor } from '@callofcode/contract/forum'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { MemberLink } from '../member/public.ts'
import { say } from './words/forum-words.ts'
import './author-name.css'

export const nameOf = (author: PostAuthor | null) => author?.name ?? say('deletedMember')

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
