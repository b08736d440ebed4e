import { callMessages } from './call-messages.ts'
import { limits } from './limits.ts'
import { sentence } from './sentence.ts'

/** Every text of sections 5 and 8 of the specification. `PASSWORD_RULE` contains an en dash. */
export const messages = {
  ...callMessages,
  paused: (until: Date) =>
    sentence(
      'paused',
      'The moderators paused you until {until}. You can read everything, and write again then; what you typed is kept.',
      { until },
    ),
  afterRule: sentence('afterRule', 'This item is not in the list. Read the list from its beginning.'),
  roomFull: (megabytes: number) =>
    sentence(
      'roomFull',
      'What you have written here takes up all of its {size} MB. Write to the club if you need more room.',
      { size: megabytes },
    ),
  cursorRule: sentence('cursorRule', 'This page does not exist. Start from the first one.'),
  keyRule: sentence('keyRule', 'An Idempotency-Key is 1 to 200 letters, digits and signs.'),
  keyReused: sentence('keyReused', 'This Idempotency-Key was already used for another request.'),
  keyBusy: sentence('keyBusy', 'This request is still being processed. Try again in a moment.'),

  otpSent: sentence('otpSent', 'OTP Sent Successfully'),
  otpVerified: sentence('otpVerified', 'OTP verified'),
  passwordReset: sentence('passwordReset', 'Password reset successfully'),
  profileUpdated: sentence('profileUpdated', 'Profile Updated'),
  loggedIn: sentence('loggedIn', 'Login Successfull'),
  signedUp: sentence('signedUp', 'Member Sent for Approval'),
  signupClosed: sentence(
    'signupClosed',
    'The club takes no new members right now. Write to it, or come back later.',
  ),
  noChanges: sentence('noChanges', 'No changes to save'),
  moduleCreateFailed: sentence('moduleCreateFailed', 'Module Create Failed'),

  badCredentials: sentence('badCredentials', 'Invalid email or password.'),
  awaitingApproval: sentence(
    'awaitingApproval',
    'Your signup is still waiting for approval. You can log in once it is decided.',
  ),
  declined: sentence(
    'declined',
    'Your signup was declined. Write to the club if you think this is a mistake.',
  ),
  badOtp: sentence('badOtp', 'That code is wrong or has expired. Ask for a new one.'),
  badResetToken: sentence('badResetToken', 'This reset has expired or was used already. Ask for a new code.'),

  titleRequired: sentence('titleRequired', 'Title is required'),
  descriptionRequired: sentence('descriptionRequired', 'Description is required'),
  authorRequired: sentence('authorRequired', 'Author is required'),
  contentRequired: sentence('contentRequired', 'Content is required'),
  companyRequired: sentence('companyRequired', 'Company name is required.'),
  roleRequired: sentence('roleRequired', 'Role is required.'),
  verdictRequired: sentence('verdictRequired', 'Verdict is required.'),
  experienceRequired: sentence('experienceRequired', 'Experience content is required.'),
  passwordRule: sentence(
    'passwordRule',
    'Password must be {least}–{most} characters long, include uppercase, lowercase, a number, and a special character.',
    { least: limits.passwordShortest, most: limits.passwordLongest },
  ),
  passwordCommon: sentence('passwordCommon', 'That password is too easy to guess. Choose another.'),
  passwordsDiffer: sentence('passwordsDiffer', 'Passwords do not match.'),
  nameRequired: sentence('nameRequired', 'Name is required.'),
  emailRule: sentence('emailRule', 'Enter an email address, like you@college.edu.'),
  passoutRule: sentence('passoutRule', 'Choose a passout year from 4 years ago to 4 years from now.'),
  linkRule: sentence('linkRule', 'Enter a full address, like https://example.com.'),
  otpRule: sentence('otpRule', 'Enter the 6 digits of the code.'),

  blogMissing: sentence('blogMissing', 'Blog Not Found'),
  moduleMissing: sentence('moduleMissing', 'Module Not Found'),
  topicMissing: sentence('topicMissing', 'Topic Not Found'),
  questionMissing: sentence('questionMissing', 'Problem Not Found'),
} as const
