import type { Endpoint, InputOf } from '@callofcode/contract/endpoint'
import type { Scope } from '@callofcode/contract/scope'
import type { WriteWorld } from '../write-world.ts'

/** The scope that admits an API token. `visitor`: a request with a token counts as one without. `none`: tokens are refused. */
export type Token = Scope | 'visitor' | 'none'

/**
 * The readers of what a member writes while paused by moderators.
 * - `self`: only the member.
 * - `account`: nobody, because the call signs in or guards the account.
 * - `taken back`: nobody any more.
 * - `moderators`: moderators and organisers. A paused member may still contact them.
 * - `linked`: people to whom the member gives a link.
 */
export type Readers = 'self' | 'account' | 'taken back' | 'moderators' | 'linked'

/** The input that exists only in the current world: ids, a file or a body. Without `body` the row's body is sent. */
type Prepared<E> = { readonly as?: string } & Pick<InputOf<E>, 'params' | 'query'> &
  (E extends { readonly multipart: true } ? { form: FormData } : { body?: InputOf<E>['body'] })
type Prepare<E> = (world: WriteWorld) => Promise<Prepared<E>>

/** The facts that tests use about an endpoint. They are written by hand, so a mistake in the contract shows as a difference. */
export type RowOf<E extends Endpoint> = {
  /** The callers that the endpoint admits, and the scope that admits an API token. */
  readonly may: readonly [E['callers'], Token]
  /** The person who makes the good call. The default is the admin, and nobody where anyone may call. */
  readonly by?: 'author' | 'other'
  /** The reason why the good call fails in the site of a test. */
  readonly undone?: string
} & (E['method'] extends 'GET' ? unknown : { readonly readers?: Readers }) &
  // The table that gains a row when the good call is done.
  (E extends { readonly takesKey: true } ? { readonly key: string } : unknown) &
  (E extends { readonly body: object }
    ? {
        /** A good body with as many fields as can be combined. Tests give each field wrong values. */
        readonly body: InputOf<E>['body']
        /** Other accepted values of a field, by its path. */
        readonly also?: Readonly<Record<string, readonly unknown[]>>
      }
    : unknown) &
  (E extends { readonly params: object } | { readonly multipart: true }
    ? { readonly call: Prepare<E> }
    : { readonly call?: Prepare<E> })

type EndpointsOf<Module> = Module extends unknown ? Extract<Module[keyof Module], Endpoint> : never
/** A row for each endpoint of these modules of the contract, by its method and path. */
export type TableOf<Module> = {
  readonly [E in EndpointsOf<Module> as `${E['method']} ${E['path']}`]: RowOf<E>
}
