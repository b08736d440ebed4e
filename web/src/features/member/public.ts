// The name of an author, whose account may be gone.
export { byline, MemberLink } from './member-link.tsx'
// A member's name, with a link to their page.
// The labels of a profile's fields.
export { FIELD_LABELS } from './profile-fields.ts'
