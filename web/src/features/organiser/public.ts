// The part of the page Today for those who organise the club.

export { ClubCurves } from './club-curves.tsx'
export { OrganiserCards } from './organiser-cards.tsx'
export { loadOrganiser } from './organiser-queries.ts'
