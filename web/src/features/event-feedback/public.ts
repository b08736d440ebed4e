// What people say about an event: their own answer, and what the organisers read.
export { FeedbackReport } from './feedback-report.tsx'
export { OwnFeedback } from './own-feedback.tsx'
