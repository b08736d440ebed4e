import type { z } from 'zod'
import type { Area } from './area.ts'
import type { Scope } from './scope.ts'
import type { Sentence } from './sentence.ts'
import type { Task } from './task.ts'

/** The base path of all endpoints. */
export const API = '/api/v1'

/** The header with an idempotency key, one for each action, so that a call can be repeated when its response was lost. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/**
 * Proves that a script of this site makes the call. Markup cannot send this header, and scripts of other sites need a preflight,
 * which is refused. Without https, browsers send no other proof of a GET's origin.
 */
export const OWN_CALL = 'x-requested-with'

/**
 * The id of the member whose page makes the call. All tabs share the cookie, so after another member signs in in another tab,
 * this page would act in their name. The response is then 401, as after signing out.
 */
export const PAGE_OF = 'x-page-of'
/** The cookie of a browser that was logged out without a network. Its session must still be ended. */
export const LEAVING_COOKIE = 'leaving'

/**
 * The callers of an endpoint. `anyone` needs no account, and `member` is any approved member. A task means its current holders
 * and admins. `organiser` means holders of any task and admins. `admin` is an admin, and `reset` only the bearer of a
 * password-reset token.
 */
export type Callers = 'anyone' | 'reset' | 'member' | Task | 'organiser' | 'admin'

/** A call shared by browser and server. Routes, client, OpenAPI and permission matrix are made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below `API`, with parameters as `:name`. A file's path is relative to the site itself, as people see it. */
  readonly path: `/${string}`
  /** The summary for the API page: a sentence without a full stop. */
  readonly summary: string
  readonly callers: Callers
  /** The area of an endpoint that anyone may call. The club may restrict an area to members. */
  readonly area?: Area
  /**
   * The scope that an API token needs. Without a scope, tokens are refused. If anyone may call, a token counts as a visitor, and
   * needs `read` once the club closed the area.
   */
  readonly scope?: Scope
  /**
   * The response may have more for a member than for a visitor: posts in categories of the forum that not everybody reads. A
   * kept response is that of a visitor.
   */
  readonly perReader?: true
  /** Other people read what the endpoint writes, so a member whom moderators paused may not call it. */
  readonly talks?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body is a multipart form, which the handler reads itself. */
  readonly multipart?: true
  /** A GET that changes something and is protected like the other methods. */
  readonly unsafe?: true
  /** Accepts an `Idempotency-Key`: a repeated call runs once and gets the same response. */
  readonly takesKey?: true
  /** The response is a stream of server-sent events. */
  readonly stream?: true
  /** The response is a file of bytes that is made while it is sent. */
  readonly download?: true
  /** The response is a file of this media type. */
  readonly file?: MediaType
  /** Responses carry an `ETag`. A change may send it in `If-Match`, and is refused if there is a newer version. */
  readonly versioned?: true
  /** The status of success, by default 200. */
  readonly status?: 200 | 201 | 202
  /** The fields of the response beside `success` and `message`. */
  readonly answer?: z.ZodObject
  /** The message for a malformed id, and for every other 404. */
  readonly notFound?: Sentence
}

export type MediaType =
  | 'text/csv'
  | 'text/calendar'
  | 'application/json'
  | 'application/pdf'
  | 'application/zip'
export type FileEndpoint = Endpoint & { readonly method: 'GET'; readonly file: MediaType }

/** Keeps the literal types of a definition, from which inputs and responses are inferred. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends keyof Endpoint> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? S
  : never
type In<S> = [S] extends [never] ? undefined : z.input<S & z.ZodType>
type Out<S> = [S] extends [never] ? undefined : z.output<S & z.ZodType>

/** The checked input of a handler. */
export type ParamsOf<E> = Out<Part<E, 'params'>>
export type QueryOf<E> = Out<Part<E, 'query'>>
export type BodyOf<E> = Out<Part<E, 'body'>>

type Required<K extends string, V> = [V] extends [undefined] ? { [P in K]?: never } : { [P in K]: V }
type Optional<K extends string, V> = [V] extends [undefined] ? { [P in K]?: never } : { [P in K]?: V }

/** The input of a caller: the parts that the endpoint names. */
export type InputOf<E> = Required<'params', In<Part<E, 'params'>>> &
  Optional<'query', In<Part<E, 'query'>>> &
  (E extends { readonly multipart: true } ? { body: FormData } : Required<'body', In<Part<E, 'body'>>>)

/** The response without `success`. Handlers may omit `message`, which is then `OK`. */
export type ResultOf<E> = [Part<E, 'answer'>] extends [never] ? object : z.input<Part<E, 'answer'>>
export type AnswerOf<E> = { success: true; message: string } & ([Part<E, 'answer'>] extends [never]
  ? object
  : z.output<Part<E, 'answer'>>)

/** Returns the prefix of an endpoint's path in an address of this site. */
export const baseOf = ({ file }: Pick<Endpoint, 'file'>) => (file ? '' : API)

/** Returns the path of a call with its parameters filled in and its query appended. */
export function pathOf(target: Endpoint, params: Record<string, string> = {}, query: object = {}): string {
  const path = target.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return baseOf(target) + path + (search && `?${search}`)
}
