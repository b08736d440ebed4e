import { signin } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import type { FastifyReply } from 'fastify'
import { write } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { cookieOptions, sessionCookie } from '../../platform/http/session-cookie.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { MemberRow } from './account-tables.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import { memberStore } from './member-store.ts'
import { verifyPassword } from './password.ts'
import { sessionStore } from './session-store.ts'
import { guardSignin } from './signin-guard.ts'

/** Signs in. An unknown e-mail, a wrong password and a disabled account get the same answer at the same cost. */
export function signinRoute({ api, env, database, budgets, publicUrl }: AccountDependencies) {
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
    // With a wrong password nobody is identified: the row names the target and no actor.
    const note = (outcome: 'ok' | 'refused', sql = database.sql, action = 'signin') => {
      const actorId = outcome === 'ok' ? member?.id : null
      return auditStore.create(sql, { action, outcome, actorId, target: member?.id ?? null, ...origin })
    }

    if (!member || !isRight || member.status === 'disabled') {
      const pause = await guard.failed()
      await note('refused')
      if (pause > 0) await note('refused', database.sql, 'signin.lockout')
      throw new Failure(401, 'bad_credentials', messages.badCredentials)
    }
    await guard.passed()
    if (member.status !== 'approved') {
      await note('refused')
      throw notYet(member)
    }
    const userAgent = request.headers['user-agent']
    const token = await write(database, async (tx) => {
      // Checking takes a while. A password that was changed meanwhile, or an account that was disabled, has ended its
      // sessions already, and none may come after that.
      if (!(await memberStore.stays(tx, member))) return undefined
      await note('ok', tx)
      return sessionStore.create(tx, member.id, { userAgent, address: origin.address })
    })
    if (!token) throw new Failure(401, 'bad_credentials', messages.badCredentials)
    setSessionCookie(reply, token)
    return { message: messages.loggedIn, token }
  })

  function setSessionCookie(reply: FastifyReply, token: string) {
    const maxAge = env.SESSION_SECONDS
    reply.setCookie(sessionCookie(publicUrl), token, { ...cookieOptions(publicUrl), maxAge })
  }
}

const notYet = ({ status }: MemberRow) =>
  status === 'pending'
    ? new Failure(403, 'awaiting_approval', messages.awaitingApproval)
    : new Failure(403, 'declined', messages.declined)
