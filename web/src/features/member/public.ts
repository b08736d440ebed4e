// The name of an author, whose account may be gone.
export { byline } from './byline.ts'
// A member's name, with a link to their page.
export { MemberLink } from './member-link.tsx'
// The labels of a profile's fields.
export { FIELD_LABELS } from './profile-fields.ts'
