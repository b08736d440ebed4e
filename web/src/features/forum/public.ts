// The position of a reply in its thread, the display of authors and texts, and the discussion of a problem.

export { AuthorName, nameOf } from './author-name.tsx'
export { refreshThread } from './forum-queries.ts'
export { AsTyped } from './post-head.tsx'
export { replyAnchor } from './thread-place.ts'
export const loadProblemDiscussion = async () => (await import('./problem-discussion.tsx')).ProblemDiscussion
