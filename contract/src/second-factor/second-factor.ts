import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, text } from '../text.ts'

export const factorLimits = {
  /** The limit of passkeys per member. */
  passkeys: 10,
  /** Characters of a passkey's name. */
  name: 60,
  recoveryCodes: 10,
  /** Wrong tries in one second step of a sign-in. */
  tries: 5,
  /** Seconds for which a second step stays valid. */
  stepSeconds: 300,
} as const

export const factorMessages = {
  secondStep: sentence('factor.secondStep', 'Now the second step of your login.'),
  stepOver: sentence('factor.stepOver', 'That took too long, or was tried too often. Login again.'),
  codeRule: sentence('factor.codeRule', 'Enter the 6 digits of your app, or one of your recovery codes.'),
  wrongCode: sentence('factor.wrongCode', 'That code is wrong, or was used already.'),
  wrongPasskey: sentence('factor.wrongPasskey', 'That passkey was not accepted. Try again.'),
  setupOver: sentence('factor.setupOver', 'That took too long. Begin again.'),
  hasApp: sentence('factor.hasApp', 'You have an authenticator app already. Remove it first.'),
  passkeysUnavailable: sentence(
    'factor.passkeysUnavailable',
    'This site cannot use passkeys: they need https.',
  ),
  tooManyPasskeys: sentence('factor.tooManyPasskeys', 'At most {count} passkeys, please. Remove one first.', {
    count: factorLimits.passkeys,
  }),
  nameRequired: sentence('factor.nameRequired', 'Give the passkey a name.'),
  missing: sentence('factor.missing', 'This second factor is removed already.'),
  noFactor: sentence('factor.noFactor', 'Set up a second factor first.'),
  required: sentence(
    'factor.required',
    'Admins of this club need a second factor. Set one up in your settings.',
  ),
  ownReset: sentence('factor.ownReset', 'Remove your own second factors in your settings.'),
} as const

const passwordRequired = sentence('ownAccount.currentPasswordRequired', 'Enter your current password.')
// The rule is not checked, as the password may be older than the rule.
export const passwordBody = z.strictObject({ password: text(1_000, passwordRequired) })
const token = z.string(factorMessages.stepOver).regex(/^[\w-]{20,200}$/, factorMessages.stepOver)

const digits = z.string(messages.otpRule).regex(/^\d{6}$/, messages.otpRule)
/** Six digits of the app, or a recovery code in any case, with any spaces and hyphens. */
const code = z
  .string(factorMessages.codeRule)
  .max(60, factorMessages.codeRule)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .refine((typed) => /^(\d{6}|[0-9a-z]{10})$/.test(typed), factorMessages.codeRule)

// The browser's result for a passkey. The library checks every byte, and this schema only the form.
const base64url = z.string().regex(/^[\w-]{1,16000}$/)
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.string().max(40).nullish(),
}
const newCredential = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[\w-]{1,40}$/))
      .max(10)
      .optional(),
  }),
})
const usedCredential = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})
/** The options for the browser's own calls, in the format of the library on both sides. */
const options = z.looseObject({ challenge: z.string() })

/** The response to a sign-in, instead of a token, when the member has a second factor. */
export const secondStep = z.object({
  /** The token can only finish this sign-in, within five minutes. */
  token: z.string(),
  app: z.boolean(),
  passkey: z.boolean(),
  recoveryCode: z.boolean(),
})
export type SecondStep = z.infer<typeof secondStep>

const signedIn = z.object({ token: z.string() })

export const signinCodeBody = z.strictObject({ token, code })
export const signinWithCode = endpoint({
  method: 'POST',
  path: '/members/signin/code',
  summary: 'End a sign-in with a code of the authenticator app, or a recovery code',
  callers: 'anyone',
  body: signinCodeBody,
  answer: signedIn,
})
export const startPasskeySignin = endpoint({
  method: 'POST',
  path: '/members/signin/passkey/start',
  summary: 'What the browser needs to ask for a passkey in the second step of a sign-in',
  callers: 'anyone',
  body: z.strictObject({ token }),
  answer: z.object({ options }),
})
export const signinWithPasskey = endpoint({
  method: 'POST',
  path: '/members/signin/passkey',
  summary: 'End a sign-in with a passkey',
  callers: 'anyone',
  body: z.strictObject({ token, response: usedCredential }),
  answer: signedIn,
})

export const passkey = z.object({
  _id: id,
  name: z.string(),
  addedAt: z.string(),
  usedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const ownFactors = z.object({
  app: z.object({ addedAt: z.string(), usedAt: z.string().nullable() }).nullable(),
  passkeys: z.array(passkey),
  /** The number of unused recovery codes. */
  recoveryCodes: z.number(),
  /** Whether the club requires a second factor of this member. */
  required: z.boolean(),
  /** The host for passkeys, or null if the site cannot use any. */
  passkeyHost: z.string().nullable(),
})
export type OwnFactors = z.infer<typeof ownFactors>

/** The recovery codes, shown only once. Null if the member already has some. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const listFactors = endpoint({
  method: 'GET',
  path: '/members/me/factors',
  summary: 'Your second factors, and how many recovery codes are left',
  callers: 'member',
  answer: z.object({ data: ownFactors }),
})
export const startApp = endpoint({
  method: 'POST',
  path: '/members/me/factors/app/start',
  summary: 'A secret for your authenticator app, which counts once a code of it was entered',
  callers: 'member',
  body: passwordBody,
  answer: z.object({
    /** The secret in base32, for typing. */
    secret: z.string(),
    address: z.string(),
    /** The address as a QR code: its width in cells, and its dark cells as the path of an SVG. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
})
export const confirmAppBody = z.strictObject({ code: digits })
export const confirmApp = endpoint({
  method: 'POST',
  path: '/members/me/factors/app/confirm',
  summary: 'Confirm your authenticator app with a code of it; the first factor also gives recovery codes',
  callers: 'member',
  body: confirmAppBody,
  answer: recoveryCodes,
})
export const removeApp = endpoint({
  method: 'POST',
  path: '/members/me/factors/app/remove',
  summary: 'Remove your authenticator app',
  callers: 'member',
  body: passwordBody,
  notFound: factorMessages.missing,
})
export const startPasskey = endpoint({
  method: 'POST',
  path: '/members/me/factors/passkeys/start',
  summary: 'What the browser needs to make a passkey',
  callers: 'member',
  body: passwordBody,
  answer: z.object({ token: z.string(), options }),
})
const passkeyName = line(factorLimits.name, factorMessages.nameRequired)
export const addPasskey = endpoint({
  method: 'POST',
  path: '/members/me/factors/passkeys',
  summary: 'Add a passkey that your browser made; the first factor also gives recovery codes',
  callers: 'member',
  body: z.strictObject({ token, name: passkeyName, response: newCredential }),
  status: 201,
  answer: recoveryCodes,
})
export const renamePasskeyBody = z.strictObject({ name: passkeyName })
export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/members/me/factors/passkeys/:id',
  summary: 'Rename a passkey',
  callers: 'member',
  params: z.object({ id }),
  body: renamePasskeyBody,
  notFound: factorMessages.missing,
})
export const removePasskey = endpoint({
  method: 'POST',
  path: '/members/me/factors/passkeys/:id/remove',
  summary: 'Remove a passkey',
  callers: 'member',
  params: z.object({ id }),
  body: passwordBody,
  notFound: factorMessages.missing,
})
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/members/me/factors/recovery-codes',
  summary: 'Ten new recovery codes; those from before end',
  callers: 'member',
  body: passwordBody,
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
})
