// The reviews of questions.

export { followFirstDay } from './follow-first-day.ts'
export { joinReviews } from './join-reviews.ts'
export { chanceOf, memoryStore, TOPIC_TOTALS, TOPICS_DONE } from './memory-store.ts'
export { presentDay, presentReviews } from './review-routes.ts'
export { REVIEWS_TODAY } from './review-statements.ts'
export { type DayRow, reviewStore } from './review-store.ts'
