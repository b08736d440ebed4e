import { messages } from '@callofcode/contract/messages'
import { factorMessages } from '@callofcode/contract/second-factor/second-factor'
import { type Sentence, sentence } from '@callofcode/contract/sentence'

/**
 * An error that callers may see. `said` is shown to people, `code` is stable, and `errors` maps a field of the
 * input to what is wrong with it.
 */
export class Failure extends Error {
  readonly status: number
  readonly code: string
  readonly said: Sentence
  readonly errors: Record<string, Sentence> | undefined
  /** Seconds until it makes sense to try again. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    said: Sentence,
    errors?: Record<string, Sentence>,
    retryAfter?: number,
  ) {
    super(said.text)
    this.status = status
    this.code = code
    this.said = said
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** The server is overloaded. */
export class Overloaded extends Failure {}

export const badInput = (errors: Record<string, Sentence>) =>
  new Failure(400, 'invalid_input', Object.values(errors)[0] ?? messages.badRequest, errors)
export const badRequest = (said: Sentence = messages.badRequest) => new Failure(400, 'bad_request', said)
export const signedOut = () => new Failure(401, 'unauthenticated', messages.sessionExpired)
export const forbidden = (said: Sentence = messages.accessDenied) => new Failure(403, 'forbidden', said)
/** Returns the failure for an admin who has not yet set up the required second factor. */
export const factorRequired = () => new Failure(403, 'factor_required', factorMessages.required)
/** Returns the failure for a member whom moderators paused until `until`. */
export const paused = (until: Date) => new Failure(403, 'paused', messages.paused(until))
export const missing = (said: Sentence = messages.notFound) => new Failure(404, 'not_found', said)
export const conflict = (said: Sentence) => new Failure(409, 'conflict', said)
export const tooLarge = () =>
  new Failure(413, 'too_large', sentence('failure.tooLargeSend', 'That is too large to send.'))
/** `retryAfter`: seconds. */
export const tooMany = (retryAfter: number) =>
  new Failure(429, 'too_many_requests', messages.tooMany, undefined, retryAfter)
/** Returns the failure of an overloaded server. The pause is random, so that clients do not all come back at the same moment. */
export const overloaded = () =>
  new Overloaded(503, 'unavailable', messages.serverError, undefined, 1 + Math.floor(Math.random() * 3))
/** Returns a failure that nobody reads, because the client closed the connection. */
export const gone = () => new Failure(499, 'gone', messages.badRequest)
