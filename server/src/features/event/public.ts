// Events and their registrations, for the features that remind members, check people in and ask for feedback.

export { eventFileName, timeInFile } from './attendee-routes.ts'
export { clockWords, isSameDay, type Timed, whenWords } from './event-clock.ts'
export { eventStore } from './event-store.ts'
export { type EventRow, eventRegistrations, events, eventTitle } from './event-tables.ts'
export { joinWords } from './extras/meeting-link.ts'
export { heldEvents, meanRating, signedUpFor } from './held-events.ts'
export { answersByQuestion } from './questions/answer-store.ts'
export { questionStore } from './questions/question-store.ts'
export { firstSeats } from './registration-store.ts'
