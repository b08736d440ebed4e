// Feedback about an event: a member's own answer, and the organisers' report.
export { FeedbackReport, OwnFeedback } from './feedback-parts.tsx'
