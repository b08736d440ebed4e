import type { listBlogs } from '@callofcode/contract/blog/blog'
import type { Callers, Endpoint } from '@callofcode/contract/endpoint'
import { expect, expectTypeOf, test } from 'vitest'
import type { Options } from './endpoint-handler.ts'

type Asked<C extends Callers> = { method: 'GET'; path: '/a'; summary: ''; callers: C }

test('safety Z1 what is kept is what anyone may ask for: of nothing else can the answer be given tags', () => {
  const tags = () => ['blogs']
  const open: Options<typeof listBlogs> = { tags }
  // @ts-expect-error Members alone may ask.
  const member: Options<Asked<'member'>> = { tags }
  // @ts-expect-error Admins alone may ask.
  const admin: Options<Asked<'admin'>> = { tags }
  // @ts-expect-error Who may ask is not said.
  const anything: Options<Endpoint> = { tags }
  expect([open, member, admin, anything]).toHaveLength(4)
  expectTypeOf<Options<Asked<'reset'>>['tags']>().toEqualTypeOf<undefined>()
})
