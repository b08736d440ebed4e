import { apiTokenMessages } from '@callofcode/contract/api-token/api-token'
import { type Callers, type Endpoint, PAGE_OF } from '@callofcode/contract/endpoint'
import type { Scope } from '@callofcode/contract/scope'
import { holds, isOrganiser, TASKS, type Task } from '@callofcode/contract/task'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { factorRequired, forbidden, paused, signedOut } from '../failure.ts'

/** The signed-in member of a request. */
export interface Caller {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly role: 'member' | 'admin' | null
  /** The tasks that they hold now. */
  readonly tasks: readonly Task[]
  readonly profilePhoto: string | null
  /** In which the pages are; null for what the browser asks for. */
  readonly language: string | null
  /** Difficulty and topic of a question show when it is solved. */
  readonly hidesDifficulty: boolean
  /** In which they are told times; null where they have chosen none. */
  readonly timeZone: string | null
  /** An admin, or the holder of a task, who must set up a second factor first. Until then they have the rights of a member. */
  readonly lacksFactor?: boolean
  /** Moderators paused them until then; null when nobody did, and after it. */
  readonly pausedUntil: Date | null
  /** A warning waits to be acknowledged. */
  readonly warned: boolean
  /** The edition of the code of conduct that they accepted last. */
  readonly conductEdition: number | null
  /** The club made them a member itself: no sign-up asked them anything. */
  readonly wasInvited: boolean
}

/** A member for whom a program calls with an API token, whose id stands in `sessionId`. */
export interface TokenCaller extends Caller {
  readonly scopes: readonly Scope[]
}

/** What of a row the rights depend on, beside the role. */
export interface Rights {
  readonly tasks: readonly Task[]
  /** Without a second factor. */
  readonly bare: boolean
}
/** The columns of how a member stands with the moderators, for the member `m`. */
export const STANDING = `case when m.paused_until > now() then m.paused_until end as "pausedUntil", m.warned,
  m.conduct_edition as "conductEdition", m.invited_at is not null as "wasInvited"`

/** The SQL of it, for the member `m`. A task whose end is past is not there, nor are those of
 * alumni: nothing has to end them. */
export const RIGHTS = `array(select t.task from member_tasks t
    where t.member_id = m.id and (t.ends_at is null or t.ends_at > now()) and m.archived_at is null order by t.task) as tasks,
  not exists (select from second_factors f where f.member_id = m.id and f.confirmed_at is not null) as bare`

/** The caller of a row. Who may do more than a member and lacks the second factor that the club asks for is a member. */
export function callerOf<Row extends Omit<Caller, 'lacksFactor'> & Rights>(
  { bare, ...caller }: Row,
  { REQUIRE_SECOND_FACTOR }: Pick<Env, 'REQUIRE_SECOND_FACTOR'>,
) {
  const lacksFactor = bare && isOrganiser(caller) && REQUIRE_SECOND_FACTOR === 'admins'
  return lacksFactor ? { ...caller, ...PLAIN, lacksFactor } : caller
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export const isAdmin = (caller: Caller) => caller.role === 'admin'
export const isModerator = (caller: Caller) => holds(caller, 'moderation')
/** The rights of a plain member. */
const PLAIN = { role: 'member', tasks: [] } as const

/**
 * Throws 401 where the caller must sign in, and 403 where they may not call. Reset tokens are checked by their
 * endpoint.
 */
export function mayCall(callers: Callers, caller: Caller | null) {
  if (callers === 'anyone' || callers === 'reset') return
  if (!caller) throw signedOut()
  if (!isAllowed(callers, caller)) throw caller.lacksFactor ? factorRequired() : forbidden()
}

function isAllowed(callers: Exclude<Callers, 'anyone' | 'reset'>, caller: Caller): boolean {
  if (callers === 'member') return true
  if (callers === 'admin') return isAdmin(caller)
  return callers === 'organiser' ? isOrganiser(caller) : holds(caller, callers)
}

/** Throws 403, with the end of the pause in words, where a paused member would write what others read. Their tasks rest, too. */
export function mayTalk(endpoint: Pick<Endpoint, 'method' | 'callers' | 'talks'>, caller: Caller | null) {
  if (isHeard(endpoint) && caller?.pausedUntil && !isModerator(caller)) throw paused(caller.pausedUntil)
}

/** Whether others read what it writes. What the holders of a task write, the whole club reads. */
export const isHeard = ({ method, callers, talks }: Pick<Endpoint, 'method' | 'callers' | 'talks'>) =>
  talks === true || (method !== 'GET' && (callers === 'organiser' || TASKS.some((task) => task === callers)))

type Target = Pick<Endpoint, 'method' | 'callers' | 'scope'>

/**
 * Who an API token is at this endpoint. Where it lacks the scope it is a visitor, or throws 403 where visitors may not
 * call. Without an admin scope it is a plain member, also where a handler lets admins or holders of a task do more.
 */
export function tokenCallerAt({ method, callers, scope }: Target, { scopes, ...caller }: TokenCaller) {
  if (!scope || !scopes.includes(scope)) {
    if (callers === 'anyone') return null
    throw forbidden(scope ? apiTokenMessages.wrongScope(scope) : apiTokenMessages.notForTokens)
  }
  const asAdmin = scopes.includes(method === 'GET' ? 'admin:read' : 'admin:write')
  return asAdmin ? caller : { ...caller, ...PLAIN }
}

/** Throws 401 where the page was loaded for another member than the one who is signed in now in that browser. */
export function refuseOthersPage({ headers }: FastifyRequest, caller: Caller | null) {
  const member = headers[PAGE_OF]
  if (caller && member !== undefined && member !== caller.id) throw signedOut()
}
