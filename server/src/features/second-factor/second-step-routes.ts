import { messages } from '@callofcode/contract/messages'
import {
  factorMessages,
  type SecondStep,
  signinWithCode,
  signinWithPasskey,
  startPasskeySignin,
} from '@callofcode/contract/second-factor/second-factor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Sql, write } from '../../platform/database/database.ts'
import { badRequest, Failure } from '../../platform/failure.ts'
import {
  type AccountDependencies,
  auditOrigin,
  auditStore,
  guardSignin,
  type MemberRow,
  memberStore,
  setSessionCookie,
  startSession,
} from '../account/public.ts'
import { factorMails } from './factor-mails.ts'
import { factorStepStore } from './factor-step-store.ts'
import { factorStore } from './factor-store.ts'
import { authenticationOptions, passkeySite, readUsedPasskey } from './passkeys.ts'
import { recoveryCodeStore } from './recovery-code-store.ts'
import type { FactorRow } from './second-factor-tables.ts'
import { stepOf } from './totp.ts'

type Dependencies = Pick<
  AccountDependencies,
  'api' | 'env' | 'database' | 'budgets' | 'mailer' | 'publicUrl' | 'secret'
>
interface Attempt {
  readonly token: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
/** Checks the input again and uses it up in the transaction that starts the session. Returns false if it was wrong. */
type UseUp = (tx: Sql, member: MemberRow, challenge: string | null) => Promise<boolean>

/** Opens the second step of a member's sign-in. Returns undefined for a member without a factor. */
export function secondStepOpener({ publicUrl }: Pick<Dependencies, 'publicUrl'>) {
  const site = passkeySite(publicUrl)
  return async (tx: Sql, member: MemberRow): Promise<SecondStep | undefined> => {
    const factors = await factorStore.list(tx, member.id)
    if (factors.length === 0) return undefined
    return {
      token: await factorStepStore.create(tx, member, 'signin'),
      app: factors.some(({ kind }) => kind === 'app'),
      passkey: site !== null && factors.some(({ kind }) => kind === 'passkey'),
      recoveryCode: (await recoveryCodeStore.count(tx, member.id)) > 0,
    }
  }
}

/** Serves the second step of a sign-in, after the right password: a code, a recovery code or a passkey. */
export function secondStepRoutes({ api, env, database, budgets, mailer, publicUrl, secret }: Dependencies) {
  const site = passkeySite(publicUrl)

  api.serve(signinWithCode, async ({ body: { token, code }, request, reply }) => {
    const isApp = /^\d{6}$/.test(code)
    const attempt = { token, request, reply }
    const wrong = new Failure(400, 'bad_code', factorMessages.wrongCode, { code: factorMessages.wrongCode })
    return isApp ? enterAppCode(attempt, code, wrong) : enter(attempt, recoveryCodeUser(code, request), wrong)
  })

  api.serve(startPasskeySignin, async ({ body: { token } }) => {
    const step = await openStep(token)
    const factors = (await factorStore.list(database.sql, step.member.id)).filter(isPasskey)
    if (!site || factors.length === 0) throw badRequest(factorMessages.passkeysUnavailable)
    const options = await authenticationOptions(site, factors)
    await factorStepStore.setChallenge(database.sql, step.id, options.challenge)
    return { options: { ...options } }
  })

  api.serve(signinWithPasskey, async ({ body: { token, response }, request, reply }) => {
    const wrong = new Failure(400, 'bad_passkey', factorMessages.wrongPasskey)
    return enter({ token, request, reply }, passkeyUser(response), wrong)
  })

  /** Checks the code of an app. A million codes are few, so tries are also counted across all addresses. */
  async function enterAppCode(attempt: Attempt, code: string, wrong: Failure) {
    const { member } = await openStep(attempt.token)
    await budgets.spend('appCodes', member.id)
    const answer = await enter(attempt, appCodeUser(code), wrong)
    await budgets.forget('appCodes', member.id)
    return answer
  }

  /** Counts a try like a failed sign-in, but under a separate name. So the right password does not reset it. */
  async function enter({ token, request, reply }: Attempt, useUp: UseUp, wrong: Failure) {
    const step = await openStep(token)
    const { member } = step
    const guard = await guardSignin({ budgets, env }, `second step ${member.id}`, request.clientAddress)
    const taken = await write(database, (tx) => factorStepStore.takeTry(tx, token, 'signin'))
    if (!taken) {
      await guard.skipped()
      throw stepOver()
    }
    const session = await write(database, async (tx) => {
      // The password may have been changed, or the account disabled, since the step was opened.
      if (!(await memberStore.stays(tx, member))) throw stepOver()
      if (!(await useUp(tx, member, taken.challenge))) return undefined
      if (!(await factorStepStore.end(tx, step.id))) throw stepOver()
      return startSession(tx, member.id, request)
    })
    if (!session) {
      await noteWrong(request, member, await guard.failed())
      throw wrong
    }
    await guard.passed()
    setSessionCookie({ env, publicUrl }, reply, session)
    return { message: messages.loggedIn, token: session }
  }

  async function openStep(token: string) {
    const step = await factorStepStore.get(database.sql, token, 'signin')
    if (!step) throw stepOver()
    return step
  }

  async function noteWrong(request: FastifyRequest, { id }: MemberRow, pause: number) {
    const entry = { outcome: 'refused', target: id, ...auditOrigin(request) } as const
    await auditStore.create(database.sql, { action: 'factor.check', ...entry })
    if (pause > 0) await auditStore.create(database.sql, { action: 'signin.lockout', ...entry })
  }

  const appCodeUser =
    (code: string): UseUp =>
    async (tx, member) => {
      const app = (await factorStore.list(tx, member.id)).find(({ kind }) => kind === 'app')
      const step = app && stepOf(secret, app, code)
      return app !== undefined && step !== undefined && factorStore.takeStep(tx, app.id, step)
    }

  const recoveryCodeUser =
    (code: string, request: FastifyRequest): UseUp =>
    async (tx, member) => {
      if (!(await recoveryCodeStore.use(tx, member.id, code, secret))) return false
      const left = await recoveryCodeStore.count(tx, member.id)
      await mailer.queue(tx, factorMails.recoveryCodeUsed(member, publicUrl, left))
      const entry = {
        action: 'factor.recovery',
        outcome: 'ok',
        actorId: member.id,
        target: member.id,
      } as const
      await auditStore.create(tx, { ...entry, ...auditOrigin(request) })
      return true
    }

  const passkeyUser =
    (response: { id: string }): UseUp =>
    async (tx, member, challenge) => {
      const factors = await factorStore.list(tx, member.id)
      const passkey = factors.find(({ credentialId }) => credentialId === response.id)
      if (!site || !passkey || challenge === null) return false
      const counter = await readUsedPasskey(site, challenge, passkey, response)
      return counter !== undefined && factorStore.usePasskey(tx, passkey.id, counter)
    }
}

const isPasskey = ({ kind }: FactorRow) => kind === 'passkey'
const stepOver = () => new Failure(401, 'step_over', factorMessages.stepOver)
