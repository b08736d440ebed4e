// The position of a reply in its thread.
export { replyAnchor } from './thread-place.ts'
