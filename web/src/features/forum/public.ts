// The position of a reply in its thread, the display of authors and texts, and the discussion of a problem.

export { AsTyped } from './as-typed.tsx'
export { AuthorName, nameOf } from './author-name.tsx'
export { refreshThread } from './forum-queries.ts'
export { replyAnchor } from './thread-place.ts'
export const loadProblemDiscussion = async () => (await import('./problem-discussion.tsx')).ProblemDiscussion
