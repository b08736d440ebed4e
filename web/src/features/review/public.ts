// What other screens show of reviews.

export { minutesOf } from './reviews-page.tsx'
