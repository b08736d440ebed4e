// The part of the page Today for those who organise the club.

export { ClubCurves } from './club-curves.tsx'
export { OrganiserCards } from './organiser-cards.tsx'
export { loadOrganiser, loadTasks } from './organiser-queries.ts'
export { TaskCards } from './task-cards.tsx'
