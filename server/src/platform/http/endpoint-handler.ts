import type { Readable } from 'node:stream'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '@callofcode/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Caller } from './caller.ts'
import type { Admit } from './request-guard.ts'

/** What a handler is given: input already checked, and who calls. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['callers'] extends 'anyone' ? Caller | null : Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** To be used instead of the site's where the endpoint takes a key: what is done is then done once. */
  readonly database: Database
}

/** `version` is that of what is answered: no part of the answer, but of its ETag. */
export type Result<E> = ResultOf<E> & { message?: string; version?: number }

/** A stream is the whole body of the answer, where it may be too long to be held in memory. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E> | Readable>

/** What is kept is sent before anybody looks at who asks, so only what anyone may ask for can be. */
export type Options<E extends Endpoint> = OwnOptions<E> &
  (E['callers'] extends 'anyone' ? Tagged<E> : { tags?: never })
export interface Tagged<E extends Endpoint> {
  /** Names what the answer is made from: it is then kept ready-made until a write names one of these tags. */
  tags?: (params: ParamsOf<E>, result: Result<E>) => string[]
}
export interface OwnOptions<E extends Endpoint> {
  /** Names what is read by asking, where readings are counted. */
  reading?: (params: ParamsOf<E>, result: Result<E>) => string
  admit?: Admit
}
