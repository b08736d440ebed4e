import { baseOf, type Endpoint, pathOf } from '@callofcode/contract/endpoint'
import type { InjectOptions } from 'fastify'
import { resetTokenStore } from '../../src/features/account/public.ts'
import { formBytes } from '../form.ts'
import type { WriteWorld } from '../write-world.ts'
import { rowOf } from './every-endpoint.ts'

/** A call that succeeds in its world, unless its row gives a reason why not. */
export interface GoodCall {
  readonly as: string | undefined
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly form: FormData | undefined
}

/** Creates what the call needs. */
export async function goodCall(endpoint: Endpoint, world: WriteWorld): Promise<GoodCall> {
  const row = rowOf(endpoint)
  const { form, ...made } = (await row.call?.(world)) ?? {}
  return {
    as: made.as ?? (row.by ? world[row.by].as : await defaultCaller(endpoint, world)),
    params: { ...made.params } as Record<string, string>,
    query: { ...made.query } as Record<string, string>,
    body: form ? undefined : (made.body ?? row.body),
    form,
  }
}

async function defaultCaller({ callers }: Endpoint, { site, admin }: WriteWorld) {
  if (callers === 'reset') return resetTokenStore.create(site.database.sql, admin.id, 600)
  return callers === 'anyone' ? undefined : admin.as
}

/** Returns the call in the form that Fastify's `inject` takes. */
export async function asInjected(
  endpoint: Endpoint,
  { as, params, query, body, form }: GoodCall,
): Promise<InjectOptions> {
  const sent = form ? await formBytes(form) : undefined
  return {
    method: endpoint.method,
    url: pathOf(endpoint, params, query),
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...sent?.headers },
    ...(sent ? { payload: sent.payload } : body !== undefined && { payload: body as object }),
  }
}

/** Values for path parameters that are no ids. */
const WORDS = [
  'blog',
  'blogs',
  '1',
  'events',
  '2027',
  'codechef',
  'helpful',
  'AAAA-AAAA-AAAA-AAAA',
  'members',
]

/** Returns the path below its base, with parameters that its schema accepts and that match no item. */
export function pathOfNothing(endpoint: Endpoint): string {
  const params = Object.entries(endpoint.params?.shape ?? {}).map(([name, schema]) => {
    const value = [crypto.randomUUID(), ...WORDS].find((one) => schema.safeParse(one).success)
    if (!value) throw new Error(`${endpoint.path}: no word for :${name}`)
    return [name, value]
  })
  return pathOf(endpoint, Object.fromEntries(params)).slice(baseOf(endpoint).length)
}
