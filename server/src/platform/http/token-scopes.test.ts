import { endpoints } from '@callofcode/contract/all'
import { baseOf } from '@callofcode/contract/endpoint'
import { SCOPE_NAMES, type Scope } from '@callofcode/contract/scope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, rowOf, table } from '../../../testing/endpoints/every-endpoint.ts'
import { pathOfNothing } from '../../../testing/endpoints/good-call.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { apiTokenStore } from '../../features/account/api-token-store.ts'
import { openApi } from './openapi.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const made = new Map<string, Promise<string>>()
/** Creates an admin's token with these scopes. Each token has an admin of its own, because a member may have only a few. */
function tokenOf(scopes: Scope[]): Promise<string> {
  const create = async () => {
    const { id } = await site.member({ role: 'admin' })
    const one = await site.database.sql.transaction((tx) =>
      apiTokenStore.create(tx, id, { name: 'Test', scopes, days: 1 }),
    )
    return one?.token ?? ''
  }
  const token = made.get(scopes.join()) ?? create()
  made.set(scopes.join(), token)
  return token
}

const rows = endpoints.map((one) => ({ ...one, row: addressOf(one) }))

test('SAFE-41 every endpoint says what lets a token in, and the contract says the same', () => {
  const inContract = rows.map(({ row, scope, callers }) => [
    row,
    scope ?? (callers === 'anyone' ? 'visitor' : 'none'),
  ])
  const byHand = Object.entries(table).map(([address, { may }]) => [address, may[1]])
  expect(Object.fromEntries(inContract)).toEqual(Object.fromEntries(byHand))
})

describe.each(rows.map((one) => [one.row, one] as const))('%s', (_, target) => {
  const [callers, expected] = rowOf(target).may
  // For a stream, only refusals are awaited.
  const askWith = async (scopes: Scope[]) =>
    site.ask(target.method, pathOfNothing(target), {
      as: await tokenOf(scopes),
      base: baseOf(target),
      ...(target.method !== 'GET' && { body: { nonsense: [1] } }),
    })

  test('SAFE-41 lets in a token of an admin with its scope alone', async () => {
    if (!(target.stream && callers === 'anyone')) {
      const others = SCOPE_NAMES.filter((scope) => scope !== expected)
      const { status, body } = await askWith(others)
      // A failed sign-in is a 401 too, so only 403 is excluded.
      if (callers === 'anyone') expect(status).not.toBe(403)
      else {
        expect(status).toBe(403)
        expect(body.message).toContain(
          expected === 'none' ? 'API tokens cannot do this' : `lacks the scope ${expected}.`,
        )
      }
    }
    if (expected !== 'none' && expected !== 'visitor')
      expect([401, 403, 500]).not.toContain((await askWith([expected])).status)
  })
})

test('SAFE-42 no token of any scope makes tokens, reads the export, or changes the password, the roles or the sign-ins', () => {
  const closed = rows.filter(({ path, callers, scope }) => {
    const isAccount = /^\/members\/me\/(?!(?:page|standing|handles)$)/.test(path)
    const isRights = /^\/admin\/(?:members\/:id|webhooks)/.test(path)
    return callers !== 'anyone' && scope && (isAccount || isRights)
  })
  expect(closed.map(({ row }) => row)).toEqual([])
})

test('SAFE-41 the OpenAPI document names the scope of each endpoint', () => {
  const { paths, components } = openApi('https://club.example')
  expect(components.securitySchemes).toHaveProperty('token')
  const { post } = paths['/forum/threads'] as Record<string, { security: object[]; description: string }>
  expect(post?.security).toContainEqual({ token: ['forum:write'] })
  expect(post?.description).toContain('An API token needs the scope forum:write.')
  const remove = paths['/members/me/delete']?.post as { security: object[] }
  expect(remove.security).toEqual([{ session: [] }, { bearer: [] }])
})
