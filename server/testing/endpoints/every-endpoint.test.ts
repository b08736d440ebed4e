import { endpoints } from '@callofcode/contract/all'
import type * as Blog from '@callofcode/contract/blog/blog'
import { expect, test } from 'vitest'
import type { RowOf } from './endpoint-row.ts'
import { addressOf, rowOf, table } from './every-endpoint.ts'

test('API-09 every endpoint of the contract has a row here, and no other has one', () => {
  const addresses = endpoints.map(addressOf)
  expect(addresses.filter((address) => !table[address])).toEqual([])
  expect(Object.keys(table).filter((address) => !addresses.includes(address))).toEqual([])
})

test('API-04 every endpoint with a body has a good one here', () => {
  expect(endpoints.filter((one) => !one.body !== !rowOf(one).body).map(addressOf)).toEqual([])
  const refused = endpoints.flatMap((one) => {
    const read = one.body?.safeParse(rowOf(one).body)
    return read && !read.success ? [[addressOf(one), read.error.issues]] : []
  })
  expect(refused).toEqual([])
})

test('API-09 the types refuse a row that does not fit the contract', () => {
  type Create = RowOf<typeof Blog.createBlog>
  const row = { may: ['content', 'admin:write'], key: 'blogs' } as const
  const body = { title: 'T', author: 'A', content: 'C' }
  const good: Create = { ...row, body }
  const bad: readonly Create[] = [
    // @ts-expect-error Others may call it.
    { ...row, may: ['member', 'admin:write'], body },
    // @ts-expect-error There is no such scope.
    { ...row, may: ['content', 'admin'], body },
    // @ts-expect-error It takes a key, and makes a row of a table.
    { may: ['content', 'admin:write'], body },
    // @ts-expect-error A good body is missing.
    { ...row },
    // @ts-expect-error A title is text.
    { ...row, body: { ...body, title: 7 } },
    // @ts-expect-error Nor is the body of a call good.
    { ...row, body, call: async () => ({ body: { title: 'T' } }) },
  ]
  // @ts-expect-error What has an id in its path needs a call.
  const noCall: RowOf<typeof Blog.getBlog> = { may: ['anyone', 'visitor'] }
  // @ts-expect-error And a call with another parameter is not good.
  const noId: RowOf<typeof Blog.getBlog> = { ...noCall, call: async () => ({ params: { slug: 'x' } }) }
  expect([good, ...bad, noCall, noId]).toHaveLength(9)
})
