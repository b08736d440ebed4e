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

/** The arguments of a handler: checked input and the caller. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['callers'] extends 'anyone' ? Caller | null : Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /**
   * Handlers of endpoints with `takesKey` must write through this database, so that a repeated request is done once. Handlers
   * with tags read through it, so that a replica can answer.
   */
  readonly database: Database
}

/** `version` becomes part of the ETag and stays out of the body. */
export type Result<E> = ResultOf<E> & { message?: Sentence; version?: number }

/** Answers with a result, or with a stream if the body may be too long for memory. Throws a Failure to refuse. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E> | Readable>

/** The arguments of a handler that serves a file. */
export type FileCall<E extends FileEndpoint> = Pick<Call<E>, 'params' | 'query' | 'caller' | 'request'>
export interface ServedFile {
  /** The name under which a browser saves the file. */
  readonly name: string
  readonly body: string | Buffer | Readable
  /** The default is `no-store`. */
  readonly cacheControl?: string
}
/** Answers with a file. Throws a Failure to refuse. */
export type FileHandler<E extends FileEndpoint> = (call: FileCall<E>) => Promise<ServedFile>

/** A cached response is sent without checking the caller, so only endpoints for anyone may have tags. */
export type Options<E extends Endpoint> = OwnOptions<E> &
  (E['callers'] extends 'anyone' ? Tagged<E> : { tags?: never })
export interface Tagged<E extends Endpoint> {
  /** Returns the tags of the response's sources. The response is cached until a write names one of them. */
  tags?: (params: ParamsOf<E>, result: Result<E>) => string[]
}
export interface OwnOptions<E extends Endpoint> {
  /** Returns the item that the caller reads, if its views are counted: `blog:ID`. */
  viewed?: (params: ParamsOf<E>, result: Result<E>) => string
  admit?: Admit
}
