import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'

/** What is said about who can sign up for an event, and until when. It stands apart from schemas, because pages need it and no zod. */
export const signUpMessages = {
  closesRule: sentence('event.closesRule', 'Registration must close by the end of the event.'),
  closed: sentence('event.signUpClosed', 'Registration for this event has closed.'),
  batchesRule: sentence('event.batchesRule', 'Choose 1 to {count} batches, or let all members register.', {
    count: limits.batches,
  }),
  batchGone: sentence('event.batchGone', 'One of these batches was removed. Choose again.'),
  notInvited: sentence('event.notInvited', 'This event is for members of other batches.'),
} as const
