// The position of a reply in its thread, how authors are shown, and the discussion of a problem.
import { loadedLater } from '../../platform/page/loaded-later.tsx'

export { AuthorName } from './author-name.tsx'
export { replyAnchor } from './thread-place.ts'
export const ProblemDiscussion = loadedLater(
  'discussion',
  async () => (await import('./problem-discussion.tsx')).ProblemDiscussion,
)
