import {
  forgotPassword,
  readResetLink,
  type resetBody,
  resetPassword,
  verifyOtp,
} from '@callofcode/contract/account/account'
import { messages } from '@callofcode/contract/messages'
import { factorMessages, type SecondStep } from '@callofcode/contract/second-factor/second-factor'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Changed, type Sql, write } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { tokenOf } from '../../platform/http/session-cookie.ts'
import type { AccountDependencies, SecondSteps } from './account-dependencies.ts'
import { queueResetCode } from './account-mails.ts'
import type { MemberRow } from './account-tables.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import type { BudgetName } from './budgets.ts'
import { memberStore } from './member-store.ts'
import { oneTimeCodeStore } from './one-time-code-store.ts'
import { hashPassword, refuseCommon } from './password.ts'
import { replacePassword } from './replace-password.ts'
import { resetTokenStore } from './reset-token-store.ts'
import { forgetFailures } from './signin-guard.ts'
import { setSessionCookie, startSession } from './signin-route.ts'

/**
 * Resets a password in three steps: a code by mail, a token for the code, a new password for the token. Each step is required.
 */
export function resetRoutes(dependencies: AccountDependencies & SecondSteps) {
  const { api, env, database, mailer, budgets, publicUrl, secret } = dependencies
  api.serve(forgotPassword, async ({ body: { email }, request }) => {
    const origin = auditOrigin(request)
    await budgets.spend('otpAsks', origin.address)
    await budgets.spend('otpPause', email)
    await budgets.spend('otpSends', email)
    const target = (await memberStore.getByEmail(database.sql, email))?.id ?? null
    await write(database, async (tx) => {
      await queueResetCode(mailer, tx, email)
      await auditStore.create(tx, { action: 'otp.request', outcome: 'ok', target, ...origin })
    })
    return { message: messages.otpSent }
  })

  api.serve(verifyOtp, async ({ body: { email, otp }, request }) => {
    const origin = auditOrigin(request)
    const counted = countedUnder(email, origin.address)
    for (const [budget, key] of counted) await budgets.spend(budget, key)
    const token = await write(database, async (tx) => {
      const { memberId, burntOf } = await oneTimeCodeStore.use(tx, email, otp, secret, env)
      const outcome = memberId ? 'ok' : 'refused'
      const entry = { action: 'otp.verify', outcome, actorId: memberId, target: memberId ?? null } as const
      await auditStore.create(tx, { ...entry, ...origin })
      if (burntOf)
        await auditStore.create(tx, { action: 'otp.lockout', outcome: 'refused', target: burntOf, ...origin })
      return memberId && resetTokenStore.create(tx, memberId, env.RESET_SECONDS)
    })
    if (!token) throw new Failure(400, 'bad_otp', messages.badOtp)
    for (const [budget, key] of counted) await budgets.giveBack(budget, key)
    return { message: messages.otpVerified, token }
  })

  api.serve(
    readResetLink,
    async ({ request }) => {
      const member = await resetTokenStore.memberOf(database.sql, resetTokenOf(request) ?? '')
      if (!member) throw badResetToken()
      await budgets.giveBack('reset', request.clientAddress)
      const { name, passoutYear } = member
      return { data: { name, isInvitation: isInvited(member), lacksYear: passoutYear === null } }
    },
    { admit: admitReset },
  )

  api.serve(
    resetPassword,
    async ({ body, request, reply }) => {
      const { password } = body.memberData
      refuseCommon(password, 'memberData.password')
      const origin = auditOrigin(request)
      const passwordHash = await hashPassword(password, origin.address)
      const { member, token, secondStep } = await write(database, async (tx, changed) => {
        const memberId = await resetTokenStore.use(tx, resetTokenOf(request) ?? '')
        const before = memberId && (await memberStore.get(tx, memberId))
        const replaced =
          memberId && (await replacePassword({ mailer, publicUrl }, tx, memberId, passwordHash))
        if (!replaced) throw badResetToken()
        const entry = {
          action: 'password.reset',
          outcome: 'ok',
          actorId: memberId,
          target: memberId,
        } as const
        await auditStore.create(tx, { ...entry, ...origin })
        if (!before || !isInvited(before)) return { member: replaced }
        const own = { ...before, passwordHash }
        return { member: replaced, ...(await begin(own, { tx, changed, body, request })) }
      })
      await forgetFailures(budgets, member.email, origin.address)
      await budgets.giveBack('reset', origin.address)
      if (secondStep) return { message: factorMessages.secondStep, secondStep }
      if (!token) return { message: messages.passwordReset }
      setSessionCookie({ env, publicUrl }, reply, token)
      return { message: messages.loggedIn, token }
    },
    { admit: admitReset },
  )

  /**
   * Signs an invited person in for the first time, since only the owner had the link and there was no password. A person who came
   * by the college's account before may have a second factor, which is asked for as at every sign-in.
   */
  async function begin(
    member: MemberRow,
    { tx, changed, body, request }: Beginning,
  ): Promise<{ token?: string; secondStep?: SecondStep }> {
    const { acceptsConduct, passoutYear } = body
    if (acceptsConduct) await dependencies.acceptConduct(tx, member.id)
    if (passoutYear !== undefined && member.passoutYear === null) {
      await memberStore.update(tx, member.id, { passoutYear })
      changed('authors')
    }
    const secondStep = await dependencies.openSecondStep(tx, member)
    return secondStep ? { secondStep } : { token: await startSession(tx, member.id, request) }
  }

  /** Checks the right to reset before the body is validated, as for every endpoint. */
  async function admitReset(request: FastifyRequest) {
    await budgets.spend('reset', request.clientAddress)
    const token = resetTokenOf(request)
    if (!token || !(await resetTokenStore.isLive(database.sql, token))) throw badResetToken()
  }

  /** The token is accepted as a bearer token only, never as a cookie. */
  function resetTokenOf(request: FastifyRequest) {
    return request.headers.authorization === undefined ? undefined : tokenOf(publicUrl, request)
  }
}

interface Beginning {
  readonly tx: Sql
  readonly changed: Changed
  readonly body: z.output<typeof resetBody>
  readonly request: FastifyRequest
}

/** Returns the limits that a wrong code counts against, each with its key. */
const countedUnder = (email: string, address: string): [BudgetName, string][] => [
  ['otpGuesses', address],
  ['otpTries', email],
  ['otpTriesADay', email],
]

/** Returns whether the club created this member, who has set no password yet. */
const isInvited = ({ passwordHash, invitedAt }: Pick<MemberRow, 'passwordHash' | 'invitedAt'>) =>
  passwordHash === null && invitedAt !== null

const badResetToken = () => new Failure(401, 'bad_reset_token', messages.badResetToken)
