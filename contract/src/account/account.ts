import { z } from 'zod'
import { joinCodeText } from '../approval/join-code.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { givenFacts } from '../member-fact/member-fact.ts'
import { messages } from '../messages.ts'
import { secondStep } from '../second-factor/second-factor.ts'
import { sentence } from '../sentence.ts'
import { email, line, passoutYear, password, truth } from '../text.ts'

const token = z.object({ token: z.string() })
/** A member with a second factor gets the second step in place of the token of a session. */
const signedIn = z.object({ token: z.string().optional(), secondStep: secondStep.optional() })

export const signupBody = z.strictObject({
  email,
  password,
  name: line(limits.name, messages.nameRequired),
  passoutYear,
  provider: z.literal(
    'credentials',
    sentence('account.onlySignUpEmail', 'Only sign-up with email and password is offered.'),
  ),
  /** Approves the signup at once, while it is live. */
  joinCode: joinCodeText.optional(),
  /** The member read and accepted the code of conduct. Screens ask for it where the club has one. Programs may leave it out. */
  acceptsConduct: truth.optional(),
  /** What the club asks for beside that. A field that it does not ask for is left out. */
  facts: givenFacts.optional(),
})
export const signinBody = z.strictObject({ email, password })
export const forgotBody = z.strictObject({ email })
export const verifyBody = z.strictObject({
  email,
  otp: z.string(messages.otpRule).regex(/^\d{6}$/, messages.otpRule),
})
export const resetBody = z.strictObject({
  memberData: z.strictObject({ password }),
  /** A person whom the club made a member read and accepted the code of conduct. */
  acceptsConduct: truth.optional(),
  /** The year of such a person, kept where the club gave none. */
  passoutYear: passoutYear.optional(),
})

/** A join code may bring the year, so a signup with a code may leave it out. */
const signupWithCode = signupBody.extend({ passoutYear: passoutYear.optional() }).refine(
  (given) => given?.passoutYear !== undefined || given?.joinCode !== undefined,
  // The rule is checked beside those of the other fields, so that one answer names all faults.
  { path: ['passoutYear'], error: messages.passoutRule.error, when: () => true },
)

export const signup = endpoint({
  method: 'POST',
  path: '/members/signup',
  summary: 'Ask to join: the signup waits for approval, unless it has a join code',
  callers: 'anyone',
  body: signupWithCode,
  status: 201,
})
export const signin = endpoint({
  method: 'POST',
  path: '/members/signin',
  summary:
    'Sign in with email and password; a member with a second factor gets a second step instead of a token',
  callers: 'anyone',
  body: signinBody,
  answer: signedIn,
})
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/members/forgotPassword',
  summary: 'Send a one-time code to a member',
  callers: 'anyone',
  body: forgotBody,
})
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/members/verifyOtp',
  summary: 'Exchange a one-time code for a token that resets the password and does nothing else',
  callers: 'anyone',
  body: verifyBody,
  answer: token,
})
export const resetPassword = endpoint({
  method: 'POST',
  path: '/members/resetPassword',
  summary:
    'Set a new password with the token of verifyOtp or of a link; it signs in whoever was invited, who may say their year',
  callers: 'reset',
  body: resetBody,
  answer: signedIn,
})
export const readResetLink = endpoint({
  method: 'GET',
  path: '/members/resetPassword',
  summary:
    'Whose password the token sets, whether it is an invitation: their first one, and whether their year is unknown',
  callers: 'reset',
  answer: z.object({
    data: z.object({ name: z.string(), isInvitation: z.boolean(), lacksYear: z.boolean() }),
  }),
})
export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  summary: 'End this sign-in, cookie and token alike',
  callers: 'anyone',
  unsafe: true,
})

export const setupBody = z.strictObject({
  secret: z.string().max(200),
  name: line(limits.name, messages.nameRequired),
  email,
  password,
})
export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/setup',
  summary: 'Make the first admin, with the secret from the link that the first start prints; works once',
  callers: 'anyone',
  body: setupBody,
  status: 201,
})
