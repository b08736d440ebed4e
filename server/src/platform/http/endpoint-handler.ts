import type { Readable } from 'node:stream'
import type {
  BodyOf,
  Endpoint,
  FileEndpoint,
  ParamsOf,
  QueryOf,
  ResultOf,
} from '@callofcode/contract/endpoint'
import type { Sentence } from '@callofcode/contract/sentence'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Caller } from './caller.ts'
import type { Admit } from './request-guard.ts'

/** What a handler gets: checked input, and who calls. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['callers'] extends 'anyone' ? Caller | null : Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /**
   * Handlers of endpoints with `takesKey` must write through this one, so that a repeated request is done once. Those with tags read
   * through it, so that a replica can answer.
   */
  readonly database: Database
}

/** `version` goes into the ETag, and not into the body. */
export type Result<E> = ResultOf<E> & { message?: Sentence; version?: number }

/** Answers with a result, or with a stream where the body may be too long for memory. Throws a Failure to refuse. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E> | Readable>

/** What the handler of a file gets. */
export type FileCall<E extends FileEndpoint> = Pick<Call<E>, 'params' | 'query' | 'caller' | 'request'>
export interface ServedFile {
  /** Under which a browser saves it. */
  readonly name: string
  readonly body: string | Buffer | Readable
  /** `no-store` by default. */
  readonly cacheControl?: string
}
/** Answers with a file. Throws a Failure to refuse. */
export type FileHandler<E extends FileEndpoint> = (call: FileCall<E>) => Promise<ServedFile>

/** A cached answer is sent without checking who asks, so only endpoints for anyone may have tags. */
export type Options<E extends Endpoint> = OwnOptions<E> &
  (E['callers'] extends 'anyone' ? Tagged<E> : { tags?: never })
export interface Tagged<E extends Endpoint> {
  /** The tags of what the answer is made from. It is cached until a write names one of them. */
  tags?: (params: ParamsOf<E>, result: Result<E>) => string[]
}
export interface OwnOptions<E extends Endpoint> {
  /** What the caller reads, where views are counted: `blog:ID`. */
  viewed?: (params: ParamsOf<E>, result: Result<E>) => string
  admit?: Admit
}
