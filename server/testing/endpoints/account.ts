import { randomUUID } from 'node:crypto'
import type * as Account from '@callofcode/contract/account/account'
import type * as Address from '@callofcode/contract/account/address'
import type * as OwnAccount from '@callofcode/contract/account/own-account'
import type * as Language from '@callofcode/contract/member/language'
import type * as Practice from '@callofcode/contract/member/practice'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { confirmationStore } from '../../src/features/account/address/confirmation-store.ts'
import { resetTokenStore } from '../../src/features/account/reset-token-store.ts'
import { PASSWORD } from '../test-site.ts'
import { involved } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'

const email = 'asha@college.edu'

export const accountRows: TableOf<
  typeof Account | typeof OwnAccount | typeof Language | typeof Practice | typeof Address
> = {
  'POST /setup': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { secret: 'x', name: 'Asha', email, password: PASSWORD },
    undone: 'needs a site without an admin',
  },
  'POST /members/forgotPassword': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { email },
    call: async ({ other }) => ({ body: { email: other.email } }),
  },
  'GET /logout': { may: ['anyone', 'visitor'] },
  'GET /members/resetPassword': { may: ['reset', 'none'] },
  'POST /members/resetPassword': {
    may: ['reset', 'none'],
    readers: 'account',
    body: { memberData: { password: PASSWORD }, acceptsConduct: true },
    call: async ({ site }) => {
      const { id } = await site.member()
      return {
        as: await resetTokenStore.create(site.database.sql, id, 600),
        body: { memberData: { password: 'Other-2024!' } },
      }
    },
  },
  'POST /members/signin': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { email, password: PASSWORD },
    call: async ({ other }) => ({ body: { email: other.email, password: PASSWORD } }),
  },
  'POST /members/signup': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: {
      email,
      password: PASSWORD,
      name: 'Asha',
      passoutYear: new Date().getUTCFullYear(),
      provider: 'credentials',
      acceptsConduct: true,
      facts: [{ field: ROLL_NUMBER, value: '21CS045' }],
    },
    also: { 'facts.0.value': [null] },
    call: async () => ({
      body: {
        email: `${randomUUID()}@college.edu`,
        password: PASSWORD,
        name: 'New One',
        passoutYear: new Date().getUTCFullYear(),
        provider: 'credentials',
      },
    }),
  },
  'POST /members/verifyOtp': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { email, otp: '012345' },
    undone: 'needs a code out of a mail',
  },

  'POST /members/me/password': {
    may: ['member', 'none'],
    readers: 'account',
    body: { currentPassword: PASSWORD, password: 'Other-2024!', confirmPassword: 'Other-2024!' },
    call: async ({ site }) => ({ as: (await site.member()).as }),
  },
  'POST /members/me/delete': {
    may: ['member', 'none'],
    readers: 'taken back',
    body: { password: PASSWORD },
    call: async (world) => ({ as: (await involved(world)).as }),
  },
  'DELETE /members/me/sessions': { may: ['member', 'none'], readers: 'account', by: 'other' },
  'DELETE /members/me/sessions/:id': {
    may: ['member', 'none'],
    readers: 'account',
    call: async ({ site, ask }) => {
      const { as, email } = await site.member()
      await ask('POST', '/members/signin', as, { email, password: PASSWORD })
      const { body } = await site.ask('GET', '/members/me/sessions', { as })
      return { as, params: { id: body.data[0]._id } }
    },
  },
  'GET /members/me/export': { may: ['member', 'none'] },
  'GET /members/me/sessions': { may: ['member', 'none'] },
  'POST /members/me/signout': {
    may: ['member', 'none'],
    readers: 'account',
    body: { tokens: false },
    call: async (world) => ({ as: (await involved(world)).as, body: { tokens: true } }),
  },

  'GET /members/me/language': { may: ['member', 'none'] },
  'PATCH /members/me/language': {
    may: ['member', 'none'],
    readers: 'self',
    by: 'author',
    body: { language: 'hi' },
    also: { language: [null] },
  },

  'GET /members/me/practice': { may: ['member', 'none'] },
  'PATCH /members/me/practice': {
    may: ['member', 'none'],
    readers: 'self',
    by: 'author',
    body: { hidesDifficulty: true },
  },

  'POST /members/me/email': {
    may: ['member', 'none'],
    readers: 'account',
    body: { email: 'new@college.edu', password: PASSWORD },
    call: async ({ site }) => ({
      as: (await site.member()).as,
      body: { email: `${randomUUID()}@college.edu`, password: PASSWORD },
    }),
  },
  'POST /members/confirmEmail': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { token: 'x' },
    call: async ({ site }) => {
      const { id, email } = await site.member()
      return { body: { token: await confirmationStore.create(site.database.sql, id, email, 600) } }
    },
  },
  'GET /members/signin/college': { may: ['anyone', 'visitor'] },
  'GET /members/me/email': { may: ['member', 'none'] },
  'POST /members/sendConfirmation': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { email },
    call: async ({ site }) => ({ body: { email: (await site.member({ emailConfirmedAt: null })).email } }),
  },
}
