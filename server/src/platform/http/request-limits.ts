import { sentence } from '@callofcode/contract/sentence'
import type { FastifyRequest } from 'fastify'
import type { LoadShedder } from '../admission/load-shedder.ts'
import { COSTS, type RequestBudget } from '../admission/request-budget.ts'
import { forbidden, tooMany } from '../failure.ts'
import type { Caller, TokenCaller } from './caller.ts'
import { callerOfPage, isInternalCall } from './internal-call.ts'
import { arrivalOf } from './request-record.ts'
import { tokenOf } from './session-cookie.ts'

/**
 * Returns the caller, or null for a visitor and for a credential that is unknown, expired or revoked. Throws 429 over the budget.
 */
export type FindCaller = (request: FastifyRequest) => Promise<Caller | null>
/** Does the same for an API token. Returns undefined if the request has none. */
export type FindByToken = (request: FastifyRequest) => Promise<TokenCaller | null | undefined>

interface Dependencies {
  readonly budget: RequestBudget
  readonly load: LoadShedder
}

/** Limits for one caller, in addition to the cost of every request at its arrival. */
export class RequestLimits {
  readonly #budget: RequestBudget
  readonly #load: LoadShedder

  constructor({ budget, load }: Dependencies) {
    this.#budget = budget
    this.#load = load
  }

  /** Adds `cost` (see COSTS) to the budget of the caller or the address. Throws 429 if it was used up. */
  charge(request: FastifyRequest, caller: Caller | null, cost: number) {
    if (isInternalCall(request)) return
    const wait = this.#budget.spend(caller?.id ?? request.clientAddress, cost)
    if (wait > 0) throw tooMany(wait)
  }

  /** Finds the caller by their session token, and counts the request for them instead of their address. */
  callerFinder(publicUrl: string, findSignedIn: (token: string) => Promise<Caller | null>): FindCaller {
    return async (request) => {
      if (isInternalCall(request)) return callerOfPage(request)
      const token = tokenOf(publicUrl, request)
      if (!token) return null
      refuseEmbedded(request)
      return this.#find(request, () => findSignedIn(token))
    }
  }

  /** Finds the caller by the API token of the `Authorization` header, counted in the same way. */
  tokenFinder(
    publicUrl: string,
    isToken: (text: string) => boolean,
    find: (token: string) => Promise<TokenCaller | null>,
  ): FindByToken {
    return async (request) => {
      // The cookie never counts here, because browsers send it by themselves.
      const token = request.headers.authorization && tokenOf(publicUrl, request)
      return token && isToken(token) ? this.#find(request, () => find(token)) : undefined
    }
  }

  async #find<Found extends Caller>(request: FastifyRequest, find: () => Promise<Found | null>) {
    const address = request.clientAddress
    const arrived = arrivalOf(request.raw)
    const caller = await this.#load.reads.run(find, {
      owner: address,
      isGone: () => hasGone(request),
      since: arrived,
    })
    const wait = caller ? this.#budget.move(address, caller.id) : this.#budget.spend(address, COSTS.making)
    if (wait > 0) throw tooMany(wait)
    return caller
  }

  /** Runs the work in the caller's turn in one of the two queues. Throws 503 after too long a wait. */
  inTurn<T>(queue: 'reads' | 'writes', request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { caller, clientAddress, raw } = request
    return this.#load[queue].run(work, {
      owner: caller?.id ?? clientAddress,
      since: arrivalOf(raw),
      isOfOne: queue === 'writes' && caller !== null,
    })
  }
}

/**
 * Throws 403 if a page loads the address as its picture, style or frame. Any author of a text can cause that. It must not reach
 * personal data, use a member's budget or write to the audit. Pictures look up no caller.
 */
function refuseEmbedded({ headers }: FastifyRequest) {
  const destination = headers['sec-fetch-dest'] ?? 'empty'
  if (destination !== 'empty' && destination !== 'document')
    throw forbidden(
      sentence('requestLimits.noPicturePartPage', 'This is no picture or part of a page. Open it by itself.'),
    )
}

/** Returns true if the client has closed the connection. */
export const hasGone = ({ raw }: FastifyRequest) => raw.socket?.destroyed ?? false
