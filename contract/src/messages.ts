import { callMessages } from './call-messages.ts'

/** The day and the time in UTC, in words. */
const inUtc = (time: Date) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`

/** Every text of sections 5 and 8 of the specification. `PASSWORD_RULE` contains an en dash. */
export const messages = {
  ...callMessages,
  paused: (until: Date) =>
    `The moderators paused you until ${inUtc(until)}. You can read everything, and write again then; what you typed is kept.`,
  afterRule: 'This item is not in the list. Read the list from its beginning.',
  roomFull: (megabytes: number) =>
    `What you have written here takes up all of its ${megabytes} MB. Write to the club if you need more room.`,
  cursorRule: 'This page does not exist. Start from the first one.',
  keyRule: 'An Idempotency-Key is 1 to 200 letters, digits and signs.',
  keyReused: 'This Idempotency-Key was already used for another request.',
  keyBusy: 'This request is still being processed. Try again in a moment.',

  otpSent: 'OTP Sent Successfully',
  otpVerified: 'OTP verified',
  passwordReset: 'Password reset successfully',
  profileUpdated: 'Profile Updated',
  loggedIn: 'Login Successfull',
  signedUp: 'Member Sent for Approval',
  signupClosed: 'The club takes no new members right now. Write to it, or come back later.',
  noChanges: 'No changes to save',
  moduleCreateFailed: 'Module Create Failed',

  badCredentials: 'Invalid email or password.',
  awaitingApproval: 'Your signup is still waiting for approval. You can log in once it is decided.',
  declined: 'Your signup was declined. Write to the club if you think this is a mistake.',
  badOtp: 'That code is wrong or has expired. Ask for a new one.',
  badResetToken: 'This reset has expired or was used already. Ask for a new code.',

  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  authorRequired: 'Author is required',
  contentRequired: 'Content is required',
  companyRequired: 'Company name is required.',
  roleRequired: 'Role is required.',
  verdictRequired: 'Verdict is required.',
  experienceRequired: 'Experience content is required.',
  passwordRule:
    'Password must be 8–64 characters long, include uppercase, lowercase, a number, and a special character.',
  passwordCommon: 'That password is too easy to guess. Choose another.',
  passwordsDiffer: 'Passwords do not match.',
  nameRequired: 'Name is required.',
  emailRule: 'Enter an email address, like you@college.edu.',
  passoutRule: 'Choose a passout year from 4 years ago to 4 years from now.',
  linkRule: 'Enter a full address, like https://example.com.',
  otpRule: 'Enter the 6 digits of the code.',

  blogMissing: 'Blog Not Found',
  moduleMissing: 'Module Not Found',
  topicMissing: 'Topic Not Found',
  questionMissing: 'Problem Not Found',
} as const
