// What the notifications need of experiences.

export { experiences } from './experience-tables.ts'
export type { ReviewListener } from './review-routes.ts'
