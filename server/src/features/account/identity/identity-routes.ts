import { getCollegeSignin, type OidcReason, ownPlace } from '@callofcode/contract/account/address'
import type { SecondStep } from '@callofcode/contract/second-factor/second-factor'
import { firstPage } from '@callofcode/contract/task'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { write } from '../../../platform/database/database.ts'
import { cookieOptions, sessionCookie } from '../../../platform/http/session-cookie.ts'
import { seal, unseal } from '../../../platform/mail/seal.ts'
import type { AccountDependencies, Admission, SecondSteps } from '../account-dependencies.ts'
import { auditOrigin, auditStore } from '../audit-store.ts'
import { memberStore } from '../member-store.ts'
import { sessionStore } from '../session-store.ts'
import { type Begun, CollegeProvider } from './college-provider.ts'
import { memberOfPerson } from './member-of-person.ts'

/** Longest time at the provider's page, in seconds. */
const AWAY = 600
const keptShape = z.strictObject({
  kind: z.literal('oidc'),
  begun: z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  next: z.string(),
  until: z.number(),
})
type Asked = { Querystring: { next?: unknown; error?: unknown } }

/**
 * Signs people in with an account of the college, by OpenID Connect. The state of a sign-in is sealed in a cookie of the browser
 * that began it. A code that reaches another browser is useless there.
 */
export function identityRoutes(dependencies: AccountDependencies & SecondSteps & Admission) {
  const { app, api, env, database, budgets, publicUrl, secret, openSecondStep } = dependencies
  const data = env.OIDC_ISSUER ? { name: env.OIDC_NAME } : null
  api.serve(getCollegeSignin, async () => ({ data }), { tags: () => ['settings'] })
  if (!env.OIDC_ISSUER) return
  const provider = new CollegeProvider(env, publicUrl)
  const cookie = publicUrl.startsWith('https:') ? '__Host-oidc' : 'oidc'

  app.get<Asked>('/oidc/start', async (request, reply) => {
    try {
      const { address, begun } = await provider.begin()
      keep(reply, begun, ownPlace(request.query.next) ?? '')
      return leave(reply, address)
    } catch (error) {
      return fail(request, reply, error)
    }
  })

  app.get<Asked>('/oidc/callback', async (request, reply) => {
    const kept = readKept(request.cookies[cookie])
    reply.clearCookie(cookie, cookieOptions(publicUrl))
    if (!kept) return back(reply, 'failed')
    if (request.query.error === 'access_denied') return back(reply, 'cancelled')
    try {
      await budgets.spend('oidc', request.clientAddress)
      const person = await provider.finish(request.url.slice(request.url.indexOf('?') + 1), kept.begun)
      const found = await signIn(request, person)
      await budgets.giveBack('oidc', request.clientAddress)
      if ('reason' in found) return back(reply, found.reason)
      if ('secondStep' in found) return leave(reply, secondStepPlace(kept.next, found.secondStep))
      const maxAge = env.SESSION_SECONDS
      reply.setCookie(sessionCookie(publicUrl), found.token, { ...cookieOptions(publicUrl), maxAge })
      return leave(reply, kept.next || found.home)
    } catch (error) {
      return fail(request, reply, error)
    }
  })

  const signIn = (request: FastifyRequest, person: Awaited<ReturnType<CollegeProvider['finish']>>) =>
    write(database, async (tx, changed) => {
      const origin = auditOrigin(request)
      const found = await memberOfPerson({ ...dependencies, tx, changed, origin }, person)
      const id = 'member' in found ? found.member.id : null
      const outcome = id ? 'ok' : 'refused'
      await auditStore.create(tx, { action: 'signin.college', outcome, actorId: id, target: id, ...origin })
      if (!('member' in found)) return found
      if (!(await memberStore.stays(tx, found.member))) return { reason: 'failed' as const }
      const secondStep = await openSecondStep(tx, found.member)
      if (secondStep) return { secondStep }
      const from = { userAgent: request.headers['user-agent'], address: origin.address }
      const { id: memberId, role } = found.member
      return {
        token: await sessionStore.create(tx, memberId, from),
        home: firstPage({ role, tasks: await memberStore.tasksOf(tx, memberId) }),
      }
    })

  function keep(reply: FastifyReply, begun: Begun, next: string) {
    const until = Date.now() + AWAY * 1_000
    const sealed = seal(secret, { kind: 'oidc', begun, next, until })
    reply.setCookie(cookie, sealed, { ...cookieOptions(publicUrl), maxAge: AWAY })
  }

  function readKept(sealed: string | undefined) {
    try {
      const kept = keptShape.parse(unseal(secret, sealed ?? ''))
      return kept.until > Date.now() ? kept : undefined
    } catch {
      return undefined
    }
  }
}

const leave = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-store').redirect(to)
/** The step is in the fragment, which browsers do not send. The page removes it from the address. */
const secondStepPlace = (next: string, step: SecondStep) =>
  `/signup${next && `?${new URLSearchParams({ next })}`}#${new URLSearchParams({ step: JSON.stringify(step) })}`
const back = (reply: FastifyReply, reason: OidcReason) => leave(reply, `/signup?oidc=${reason}`)

function fail(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  request.log.warn({ err: error }, 'the sign-in with an account of the college failed')
  return back(reply, 'failed')
}
