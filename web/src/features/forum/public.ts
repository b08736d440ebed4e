// The position of a reply in its thread, and how authors are shown.
export { AuthorName } from './author-name.tsx'
export { replyAnchor } from './thread-place.ts'
