import { signin } from '@callofcode/contract/account/account'
import { messages } from '@callofcode/contract/messages'
import { factorMessages } from '@callofcode/contract/second-factor/second-factor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { Failure } from '../../platform/failure.ts'
import { cookieOptions, sessionCookie } from '../../platform/http/session-cookie.ts'
import type { AccountDependencies, SecondSteps } from './account-dependencies.ts'
import type { MemberRow } from './account-tables.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import { memberStore } from './member-store.ts'
import { verifyPassword } from './password.ts'
import { sessionStore } from './session-store.ts'
import { guardSignin } from './signin-guard.ts'

/**
 * Signs in. An unknown e-mail, a wrong password and a disabled account get the same response at the same cost. A member with a
 * second factor has no session yet after the password.
 */
export function signinRoute({
  api,
  env,
  database,
  budgets,
  publicUrl,
  openSecondStep,
}: AccountDependencies & SecondSteps) {
  api.serve(signin, async ({ body: { email, password }, request, reply }) => {
    const origin = auditOrigin(request)
    const guard = await guardSignin({ budgets, env }, email, origin.address)
    const member = await memberStore.getByEmail(database.sql, email)
    const isRight = await verifyPassword(member?.passwordHash, password, origin.address).catch(
      async (error) => {
        await guard.skipped()
        throw error
      },
    )
    // A wrong password identifies no person, so the row names the target and no actor.
    const note = (outcome: 'ok' | 'refused', sql = database.sql, action = 'signin') => {
      const actorId = outcome === 'ok' ? member?.id : null
      return auditStore.create(sql, { action, outcome, actorId, target: member?.id ?? null, ...origin })
    }

    if (!member || !isRight || member.status === 'disabled') {
      const pause = await guard.failed()
      await note('refused')
      if (pause > 0) await note('refused', database.sql, 'signin.lockout')
      throw badCredentials()
    }
    await guard.passed()
    if (member.status !== 'approved') {
      await note('refused')
      throw notYet(member)
    }
    const { secondStep, token } = await write(database, async (tx) => {
      // The check takes a while. A password change or a disabled account has ended all sessions meanwhile, and no session may
      // start after that.
      if (!(await memberStore.stays(tx, member))) throw badCredentials()
      const secondStep = await openSecondStep(tx, member)
      if (!secondStep) return { token: await startSession(tx, member.id, request) }
      await note('ok', tx, 'signin.password')
      return { secondStep }
    })
    if (!token) return { message: factorMessages.secondStep, secondStep }
    setSessionCookie({ env, publicUrl }, reply, token)
    return { message: messages.loggedIn, token }
  })
}

const badCredentials = () => new Failure(401, 'bad_credentials', messages.badCredentials)
const notYet = ({ status }: MemberRow) =>
  status === 'pending'
    ? new Failure(403, 'awaiting_approval', messages.awaitingApproval)
    : new Failure(403, 'declined', messages.declined)

/** Starts a session and records the sign-in. Returns the token for the response and the cookie. */
export async function startSession(tx: Sql, memberId: string, request: FastifyRequest): Promise<string> {
  const origin = auditOrigin(request)
  await auditStore.create(tx, {
    action: 'signin',
    outcome: 'ok',
    actorId: memberId,
    target: memberId,
    ...origin,
  })
  const userAgent = request.headers['user-agent']
  return sessionStore.create(tx, memberId, { userAgent, address: origin.address })
}

export function setSessionCookie(
  { env, publicUrl }: { env: Pick<Env, 'SESSION_SECONDS'>; publicUrl: string },
  reply: FastifyReply,
  token: string,
) {
  const maxAge = env.SESSION_SECONDS
  reply.setCookie(sessionCookie(publicUrl), token, { ...cookieOptions(publicUrl), maxAge })
}
