import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { isAdminScope, SCOPE_NAMES, type Scope } from '../scope.ts'
import { sentence } from '../sentence.ts'
import { isOrganiser, type Rights } from '../task.ts'
import { id, line } from '../text.ts'
import { currentPassword } from './own-account.ts'

/** The prefix of every token, so that scanners of published code find leaked ones. */
export const TOKEN_PREFIX = 'coc_'
/** The longest life of a token. */
export const TOKEN_DAYS = 365

export const apiTokenMessages = {
  nameRequired: sentence(
    'apiToken.nameRequired',
    'Give the token a name, like the program that will use it.',
  ),
  scopesRule: sentence('apiToken.scopesRule', 'Choose at least one scope.'),
  unknownScope: sentence('apiToken.unknownScope', 'The scopes are {scopes}.', { scopes: SCOPE_NAMES }),
  adminScope: sentence(
    'apiToken.adminScope',
    'Only admins, and members with a task, can give a token an admin scope.',
  ),
  endRule: sentence('apiToken.endRule', 'A token ends within {count} days. Choose a day from tomorrow on.', {
    count: TOKEN_DAYS,
  }),
  tooMany: sentence('apiToken.tooMany', 'You have {count} tokens. End one that you do not need.', {
    count: limits.tokens,
  }),
  missing: sentence('apiToken.missing', 'This token has ended already.'),
  ended: sentence('apiToken.ended', 'That token was ended'),
  dead: sentence(
    'apiToken.dead',
    'This API token does not work. It is mistyped or has ended, or its account was closed.',
  ),
  wrongScope: (scope: Scope) =>
    sentence('apiToken.wrongScope', 'This token lacks the scope {scope}.', { scope }),
  notForTokens: sentence('apiToken.notForTokens', 'API tokens cannot do this. Log in to do it.'),
} as const

const scope = z.enum(SCOPE_NAMES as [Scope, ...Scope[]], apiTokenMessages.unknownScope)

export const apiToken = z.object({
  _id: id,
  name: z.string(),
  /** The last characters, which distinguish it from other tokens. */
  ending: z.string(),
  scopes: z.array(scope),
  createdAt: z.string(),
  endsAt: z.string(),
  /** Exact to five minutes. Null before the first use. */
  usedAt: z.string().nullable(),
  /** False after its expiry. An expired token is listed for another month. */
  isLive: z.boolean(),
})
export type ApiToken = z.infer<typeof apiToken>

export const createTokenBody = z.strictObject({
  name: line(limits.name, apiTokenMessages.nameRequired),
  scopes: z
    .array(scope, apiTokenMessages.scopesRule)
    .min(1, apiTokenMessages.scopesRule)
    .max(SCOPE_NAMES.length, apiTokenMessages.scopesRule)
    .transform((scopes) => [...new Set(scopes)]),
  /** The lifetime in days. Every token expires. */
  days: z
    .number(apiTokenMessages.endRule)
    .int(apiTokenMessages.endRule)
    .min(1, apiTokenMessages.endRule)
    .max(TOKEN_DAYS, apiTokenMessages.endRule),
  password: currentPassword,
})

export const listTokens = endpoint({
  method: 'GET',
  path: '/members/me/tokens',
  summary: 'Your API tokens, the newest first, without their secrets',
  callers: 'member',
  answer: z.object({ data: z.array(apiToken) }),
})

// This endpoint takes no idempotency key: its response contains a secret, and responses under a key are stored.
export const createToken = endpoint({
  method: 'POST',
  path: '/members/me/tokens',
  summary: 'Make an API token; its secret is in this answer and never shown again',
  callers: 'member',
  body: createTokenBody,
  status: 201,
  answer: z.object({ data: apiToken, token: z.string() }),
})

export const endToken = endpoint({
  method: 'DELETE',
  path: '/members/me/tokens/:id',
  summary: 'End one of your API tokens at once',
  callers: 'member',
  params: z.object({ id }),
  notFound: apiTokenMessages.missing,
})

/** Returns whether a person can give a token this scope. */
export const canGive = (giver: Rights, one: Scope) => !isAdminScope(one) || isOrganiser(giver)
