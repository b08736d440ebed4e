import type { Endpoint, InputOf } from '@callofcode/contract/endpoint'
import type { Scope } from '@callofcode/contract/scope'
import type { WriteWorld } from '../write-world.ts'

/** What lets an API token in. `visitor`: a token counts as none; `none`: tokens are refused. */
export type Token = Scope | 'visitor' | 'none'

/**
 * Who reads what a member writes whom moderators paused. `self`: nobody but the member; `account`: nobody, as it signs in or
 * guards the account; `taken back`: nobody any more; `moderators`: they and organisers, and a pause is no reason not to be heard;
 * `linked`: whom the member gives a link.
 */
export type Readers = 'self' | 'account' | 'taken back' | 'moderators' | 'linked'

/** What a call needs of the world: ids, a file, or a body that is good only there. Without `body` the one of the row is sent. */
type Prepared<E> = { readonly as?: string } & Pick<InputOf<E>, 'params' | 'query'> &
  (E extends { readonly multipart: true } ? { form: FormData } : { body?: InputOf<E>['body'] })
type Prepare<E> = (world: WriteWorld) => Promise<Prepared<E>>

/** What tests know of an endpoint. Written by hand: what the contract says by mistake differs from it. */
export type RowOf<E extends Endpoint> = {
  /** Who may call it, and what lets an API token in. */
  readonly may: readonly [E['callers'], Token]
  /** Who makes the good call; the admin by default, and nobody where anyone may. */
  readonly by?: 'author' | 'other'
  /** Why its good call is not done in the site of a test. */
  readonly undone?: string
} & (E['method'] extends 'GET' ? unknown : { readonly readers?: Readers }) &
  // The table that gains a row when the good call is done.
  (E extends { readonly takesKey: true } ? { readonly key: string } : unknown) &
  (E extends { readonly body: object }
    ? {
        /** A good body with as many fields as may stand together: each of them is given wrong values. */
        readonly body: InputOf<E>['body']
        /** What a field may be beside that, by its path. */
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
