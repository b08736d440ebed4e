import type { FastifyRequest } from 'fastify'
import type { LoadShedder } from '../admission/load-shedder.ts'
import { COSTS, type RequestBudget } from '../admission/request-budget.ts'
import { tooMany } from '../failure.ts'
import type { Caller } from './caller.ts'
import { isInternalCall } from './internal-call.ts'
import { tokenOf } from './session-cookie.ts'

/** Who calls; null for a visitor and for a credential that is unknown, expired or ended. */
export type FindCaller = (request: FastifyRequest) => Promise<Caller | null>

interface Parts {
  readonly budget: RequestBudget
  readonly load: LoadShedder
}

/** What one caller may ask for, beyond what every request is counted as when it comes in. */
export class RequestLimits {
  readonly #budget: RequestBudget
  readonly #load: LoadShedder

  constructor({ budget, load }: Parts) {
    this.#budget = budget
    this.#load = load
  }

  /** Counts what an answer takes beside the request itself. Throws 429 for who had too much already. */
  charge(request: FastifyRequest, caller: Caller | null, cost: number) {
    if (isInternalCall(request)) return
    const wait = this.#budget.spend(caller?.id ?? request.clientAddress, cost)
    if (wait > 0) throw tooMany(wait)
  }

  /** Finds out who calls, by the sign-in that `findSignedIn` knows a token of, and counts the request for them. */
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
      )
      const wait = caller ? this.#budget.move(address, caller.id) : this.#budget.spend(address, COSTS.making)
      if (wait > 0) throw tooMany(wait)
      return caller
    }
  }

  /** Does the work when it is the caller's turn among those who read, or those who write. */
  inTurn<T>(queue: 'reads' | 'writes', request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return this.#load[queue].run(request.caller?.id ?? request.clientAddress, () => false, work)
  }
}

/** True for who hung up and reads no answer. */
export const hasGone = ({ raw }: FastifyRequest) => raw.socket?.destroyed ?? false
