// The name of an author, whose account may be gone.
export { byline } from './byline.ts'
// A member's name, which leads to their page.
export { MemberLink } from './member-link.tsx'
// What the fields of a profile are called.
export { FIELD_LABELS } from './profile-fields.ts'
