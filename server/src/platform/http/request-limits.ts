import type { FastifyRequest } from 'fastify'
import { arrivalOf } from '../admission/arrival.ts'
import type { LoadShedder } from '../admission/load-shedder.ts'
import { COSTS, type RequestBudget } from '../admission/request-budget.ts'
import { tooMany } from '../failure.ts'
import type { Caller } from './caller.ts'
import { isInternalCall } from './internal-call.ts'
import { tokenOf } from './session-cookie.ts'

/**
 * The caller; null for a visitor, and for a credential that is unknown, expired or revoked. Throws 429 over the
 * budget.
 */
export type FindCaller = (request: FastifyRequest) => Promise<Caller | null>

interface Dependencies {
  readonly budget: RequestBudget
  readonly load: LoadShedder
}

/** Limits of one caller, beyond the cost that every request has when it arrives. */
export class RequestLimits {
  readonly #budget: RequestBudget
  readonly #load: LoadShedder

  constructor({ budget, load }: Dependencies) {
    this.#budget = budget
    this.#load = load
  }

  /** Adds `cost` (see COSTS) to the budget of the caller, or of the address. Throws 429 where it was used up. */
  charge(request: FastifyRequest, caller: Caller | null, cost: number) {
    if (isInternalCall(request)) return
    const wait = this.#budget.spend(caller?.id ?? request.clientAddress, cost)
    if (wait > 0) throw tooMany(wait)
  }

  /** Finds the caller by their session token, and counts the request for them instead of their address. */
  callerFinder(publicUrl: string, findSignedIn: (token: string) => Promise<Caller | null>): FindCaller {
    return async (request) => {
      const token = tokenOf(publicUrl, request)
      if (!token) return null
      if (isInternalCall(request)) return findSignedIn(token)
      const address = request.clientAddress
      const caller = await this.#load.reads.run(
        address,
        () => hasGone(request),
        () => findSignedIn(token),
        arrivalOf(request.raw),
      )
      const wait = caller ? this.#budget.move(address, caller.id) : this.#budget.spend(address, COSTS.making)
      if (wait > 0) throw tooMany(wait)
      return caller
    }
  }

  /** Runs the work in the caller's turn in one of the two queues. Throws 503 where the wait was too long. */
  inTurn<T>(queue: 'reads' | 'writes', request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const owner = request.caller?.id ?? request.clientAddress
    return this.#load[queue].run(owner, () => false, work, arrivalOf(request.raw))
  }
}

/** True where the client has closed the connection. */
export const hasGone = ({ raw }: FastifyRequest) => raw.socket?.destroyed ?? false
