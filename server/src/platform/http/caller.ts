import { apiTokenMessages } from '@callofcode/contract/account/api-token'
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
  /** The current tasks. */
  readonly tasks: readonly Task[]
  readonly profilePhoto: string | null
  /** The language of the pages. Null follows the browser. */
  readonly language: string | null
  /** Hides difficulty and topic of a question until it is solved. */
  readonly hidesDifficulty: boolean
  /** The time zone for times in texts to this member. Null if none was chosen. */
  readonly timeZone: string | null
  /** An admin or task holder who must set up a second factor first. Until then they have the rights of a member. */
  readonly lacksFactor?: boolean
  /** The end of a pause by moderators. Null without a pause, and after its end. */
  readonly pausedUntil: Date | null
  /** A warning waits to be acknowledged. */
  readonly warned: boolean
  /** The last accepted edition of the code of conduct. */
  readonly conductEdition: number | null
  /** The club created the account, so the member never filled in a sign-up form. */
  readonly wasInvited: boolean
}

/** A member whose program calls with an API token. `sessionId` contains the token's id. */
export interface TokenCaller extends Caller {
  readonly scopes: readonly Scope[]
}

/** The fields of a row that decide the rights, in addition to the role. */
export interface Rights {
  readonly tasks: readonly Task[]
  /** Without a second factor. */
  readonly bare: boolean
}
/** The columns of the member `m` that moderators control. */
export const STANDING = `case when m.paused_until > now() then m.paused_until end as "pausedUntil", m.warned,
  m.conduct_edition as "conductEdition", m.invited_at is not null as "wasInvited"`

/**
 * The columns of `Rights` for the member `m`. Tasks that have ended and tasks of alumni are left out, so no job has to end them.
 */
export const RIGHTS = `array(select t.task from member_tasks t
    where t.member_id = m.id and (t.ends_at is null or t.ends_at > now()) and m.archived_at is null order by t.task) as tasks,
  not exists (select from second_factors f where f.member_id = m.id and f.confirmed_at is not null) as bare`

/** Returns the caller of a row. An organiser without the required second factor gets the rights of a plain member. */
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

/** Throws 401 if the caller must sign in, and 403 if they may not call. Endpoints check reset tokens themselves. */
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

/**
 * Throws 403 with the end of the pause if a paused member calls an endpoint whose text others read. A pause also suspends their
 * tasks.
 */
export function mayTalk(endpoint: Pick<Endpoint, 'method' | 'callers' | 'talks'>, caller: Caller | null) {
  if (isHeard(endpoint) && caller?.pausedUntil && !isModerator(caller)) throw paused(caller.pausedUntil)
}

/** Returns whether others read what the endpoint writes. The whole club reads what task holders write. */
export const isHeard = ({ method, callers, talks }: Pick<Endpoint, 'method' | 'callers' | 'talks'>) =>
  talks === true || (method !== 'GET' && (callers === 'organiser' || TASKS.some((task) => task === callers)))

type Target = Pick<Endpoint, 'method' | 'callers' | 'scope'>

/**
 * Returns the caller of an API token at this endpoint. Without the needed scope it is a visitor, or throws 403 if visitors may
 * not call. Without an admin scope it is a plain member, even if the handler allows admins or task holders more.
 */
export function tokenCallerAt({ method, callers, scope }: Target, { scopes, ...caller }: TokenCaller) {
  if (!scope || !scopes.includes(scope)) {
    if (callers === 'anyone') return null
    throw forbidden(scope ? apiTokenMessages.wrongScope(scope) : apiTokenMessages.notForTokens)
  }
  const asAdmin = scopes.includes(method === 'GET' ? 'admin:read' : 'admin:write')
  return asAdmin ? caller : { ...caller, ...PLAIN }
}

/** Throws 401 if the page was loaded for a member other than the one signed in now in that browser. */
export function refuseOthersPage({ headers }: FastifyRequest, caller: Caller | null) {
  const member = headers[PAGE_OF]
  if (caller && member !== undefined && member !== caller.id) throw signedOut()
}
