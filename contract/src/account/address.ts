import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { email, text } from '../text.ts'
import { forgotBody } from './account.ts'
import { currentPassword } from './own-account.ts'

export const addressMessages = {
  confirmed: sentence('address.confirmed', 'Your address is confirmed.'),
  joined: sentence('address.joined', 'Your address is confirmed, and you are a member. Log in now.'),
  changed: sentence('address.changed', 'Your address is changed. Log in with it from now on.'),
  badLink: sentence('address.badLink', 'This link has expired or was used already. Ask for a new one.'),
  taken: sentence('address.taken', 'This address belongs to another account by now. Nothing was changed.'),
  linkSent: sentence(
    'address.linkSent',
    'If this address waits to be confirmed, a new link is on its way to it.',
  ),
  changeSent: sentence(
    'address.changeSent',
    'A link is on its way to the new address. Your address changes once you open it.',
  ),
  sameAddress: sentence('address.sameAddress', 'That is your address already.'),
} as const

export const confirmBody = z.strictObject({ token: text(200, addressMessages.badLink) })
export const changeEmailBody = z.strictObject({ email, password: currentPassword })

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/members/confirmEmail',
  summary: 'Confirm an address with the token out of the mail to it; works once',
  callers: 'anyone',
  body: confirmBody,
})
export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/members/sendConfirmation',
  summary: 'Send the link again that confirms an address; the answer is the same for every address',
  callers: 'anyone',
  body: forgotBody,
})
/** The reasons why the college's sign-in led back to ours. The address `/signup?oidc=` contains the key. */
export const OIDC_REASONS = [
  'sent',
  'waiting',
  'declined',
  'unconfirmed',
  'unverified',
  'domain',
  'refused',
  'closed',
  'cancelled',
  'failed',
] as const
export type OidcReason = (typeof OIDC_REASONS)[number]

export const getCollegeSignin = endpoint({
  method: 'GET',
  path: '/members/signin/college',
  summary: 'What the account is called that the club takes from elsewhere; null if it takes none',
  callers: 'anyone',
  answer: z.object({ data: z.object({ name: z.string() }).nullable() }),
})
/** The ways in which an account can sign in. */
export const signinWays = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The address that the account changes to once its link is opened. */
  nextEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  /** When the college's account was connected. */
  connectedAt: z.string().nullable(),
})
export type SigninWays = z.infer<typeof signinWays>

export const getSigninWays = endpoint({
  method: 'GET',
  path: '/members/me/email',
  summary: 'Your address, whether it is confirmed, and what you sign in with',
  callers: 'member',
  answer: z.object({ data: signinWays }),
})
export const changeEmail = endpoint({
  method: 'POST',
  path: '/members/me/email',
  summary: 'Ask for another address: it gets a link that confirms it, the old one a note',
  callers: 'member',
  body: changeEmailBody,
})
const HERE = 'http://here.invalid'
const LONGEST = 2_000
const SIGN_IN = '/signup'
// Browsers drop or replace these characters, so an address could lead somewhere else than it seems to.
const UNSEEN = /[\s\\\p{Cc}\p{Cf}]/u

/** Returns the path of a page of this site that may be opened after signing in. Undefined for any other address. */
export function ownPlace(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > LONGEST) return undefined
  if (!given.startsWith('/') || UNSEEN.test(given.replaceAll(' ', '')) || !URL.canParse(given, HERE))
    return undefined
  const { origin, pathname, search, hash } = new URL(given, HERE)
  const isOurs = origin === HERE && !pathname.includes('//')
  if (!isOurs || pathname === SIGN_IN || /^\/(?:api|oidc)\//.test(pathname)) return undefined
  return pathname + search + hash
}
