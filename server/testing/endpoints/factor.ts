import type * as ApiToken from '@callofcode/contract/account/api-token'
import type * as SecondFactor from '@callofcode/contract/second-factor/second-factor'
import { codeOf, knownPasskey, memberWithApp, stepToken } from '../second-factors.ts'
import { PASSWORD } from '../test-site.ts'
import type { TableOf } from './endpoint-row.ts'
import { madeBy } from './prepared.ts'

const TOKEN = { name: 'My editor', scopes: ['read' as const], days: 30, password: PASSWORD }

export const factorRows: TableOf<typeof SecondFactor | typeof ApiToken> = {
  'POST /members/me/factors/passkeys': {
    may: ['member', 'none'],
    readers: 'account',
    body: {
      token: 't'.repeat(43),
      name: 'Phone',
      response: {
        id: 'aa',
        rawId: 'aa',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'aa', attestationObject: 'aa', transports: ['usb'] },
      },
    },
    undone: 'needs a passkey, which a browser makes',
  },
  'POST /members/me/factors/app/confirm': {
    may: ['member', 'none'],
    readers: 'account',
    body: { code: '012345' },
    call: async ({ site }) => {
      const { as } = await site.member()
      const { body } = await site.ask('POST', '/members/me/factors/app/start', {
        as,
        body: { password: PASSWORD },
      })
      return { as, body: { code: codeOf(body.secret) } }
    },
  },
  'GET /members/me/factors': { may: ['member', 'none'] },
  'POST /members/me/factors/app/remove': {
    may: ['member', 'none'],
    readers: 'account',
    body: { password: PASSWORD },
    call: async ({ site }) => ({ as: (await memberWithApp(site)).as }),
  },
  'POST /members/me/factors/passkeys/:id/remove': {
    may: ['member', 'none'],
    readers: 'account',
    body: { password: PASSWORD },
    call: async ({ site }) => {
      const { as, id } = await site.member()
      return { as, params: { id: await knownPasskey(site, id) } }
    },
  },
  'PATCH /members/me/factors/passkeys/:id': {
    may: ['member', 'none'],
    readers: 'account',
    body: { name: 'Key' },
    call: async ({ site }) => {
      const { as, id } = await site.member()
      return { as, params: { id: await knownPasskey(site, id) } }
    },
  },
  'POST /members/me/factors/recovery-codes': {
    may: ['member', 'none'],
    readers: 'account',
    body: { password: PASSWORD },
    call: async ({ site }) => ({ as: (await memberWithApp(site)).as }),
  },
  'POST /members/signin/code': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { token: 't'.repeat(43), code: '012345' },
    call: async ({ site }) => {
      const { secret, email } = await memberWithApp(site)
      return { body: { token: await stepToken(site, email), code: codeOf(secret, 1) } }
    },
  },
  'POST /members/signin/passkey': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: {
      token: 't'.repeat(43),
      response: {
        id: 'aa',
        rawId: 'aa',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'aa', authenticatorData: 'aa', signature: 'aa', userHandle: 'aa' },
      },
    },
    also: { 'response.response.userHandle': [null] },
    undone: 'needs a passkey, which a browser makes',
  },
  'POST /members/me/factors/app/start': {
    may: ['member', 'none'],
    readers: 'account',
    by: 'other',
    body: { password: PASSWORD },
  },
  'POST /members/me/factors/passkeys/start': {
    may: ['member', 'none'],
    readers: 'account',
    by: 'other',
    body: { password: PASSWORD },
  },
  'POST /members/signin/passkey/start': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { token: 't'.repeat(43) },
    undone: 'needs a passkey, which a browser makes',
  },

  'POST /members/me/tokens': { may: ['member', 'none'], readers: 'account', by: 'other', body: TOKEN },
  'DELETE /members/me/tokens/:id': {
    may: ['member', 'none'],
    readers: 'account',
    by: 'other',
    call: async (world) => ({
      params: { id: await madeBy(world, world.other.as, '/members/me/tokens', TOKEN) },
    }),
  },
  'GET /members/me/tokens': { may: ['member', 'none'] },
}
