import { LocalTime } from '../../platform/time/local-time.tsx'
import { AuthorName } from './author-name.tsx'
import { EditedMark } from './edited-mark.tsx'
import type { Post } from './thread-place.ts'

/** By whom, and when. */
export function PostHead({ post }: { post: Post }) {
  return (
    <p className="post-head">
      <AuthorName author={post.author} />
      <LocalTime iso={post.createdAt} />
      <EditedMark post={post} />
    </p>
  )
}
