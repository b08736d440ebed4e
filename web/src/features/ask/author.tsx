import type { PostAuthor } from '@callofcode/contract/forum'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { MemberLink } from '../member/public.ts'
import { say } from './ask-words.ts'

export function Author({ author }: { author: PostAuthor | null }) {
  return (
    <span className="asked-author">
      <Avatar name={author?.name ?? ''} src={author?.profilePhoto} size="small" decorative />
      <MemberLink page={author?.page ?? null}>{author?.name ?? say('formerMember')}</MemberLink>
    </span>
  )
}
