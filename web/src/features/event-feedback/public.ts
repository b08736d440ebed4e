// Feedback about an event: a member's own answer, and the organisers' report.
export { FeedbackReport } from './feedback-report.tsx'
export { OwnFeedback } from './own-feedback.tsx'
