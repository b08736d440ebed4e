// Where a reply stands in its thread.
export { replyAnchor } from './thread-place.ts'
