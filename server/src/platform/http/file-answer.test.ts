import { endpoints } from '@callofcode/contract/all'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from '../../../testing/endpoints/every-endpoint.ts'
import { asInjected, goodCall } from '../../../testing/endpoints/good-call.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { type WriteWorld, writeWorld } from '../../../testing/write-world.ts'
import { apiTokenStore } from '../../features/account/api-token-store.ts'
import { openApi } from './openapi.ts'

let site: TestSite
let world: WriteWorld
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
  world = await writeWorld(site)
})
afterAll(() => site?.close())

/** Visitors may ask for it too, but what is answered depends on who asks. */
const OF_THE_READER = ['GET /certificates/:code.pdf']
const files = endpoints.filter(({ file }) => file).map((one) => [addressOf(one), one] as const)

test.each(files)(
  'API-02 %s is a file of the type that it names, and a HEAD has its headers',
  async (address, target) => {
    const call = await asInjected(target, await goodCall(target, world))
    const { statusCode, headers, rawPayload } = await site.app.inject(call)
    expect(statusCode).toBe(200)
    expect(rawPayload.length).toBeGreaterThan(0)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(new RegExp(`^${target.file}(; charset=utf-8)?$`)),
      'content-disposition': expect.stringMatching(/^(attachment|inline); filename="[\w.-]+\.\w+"$/),
      'cache-control':
        target.callers === 'anyone' && !OF_THE_READER.includes(address) ? 'no-cache' : 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const head = await site.app.inject({ ...call, method: 'HEAD' })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    for (const name of ['content-type', 'content-disposition', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]])
  },
)

test('API-02 the OpenAPI document says of a file where it lies and of which type it is', () => {
  const { paths } = openApi('https://club.example')
  expect(paths['/certificates/{code}.pdf']?.get).toMatchObject({
    servers: [{ url: 'https://club.example' }],
    responses: { 200: { content: { 'application/pdf': {} } } },
  })
})

test('SAFE-42 an API token with the scope to read is a visitor at a calendar file, and nobody where events are closed', async () => {
  const { id } = await site.member()
  const made = await site.database.sql.transaction((tx) =>
    apiTokenStore.create(tx, id, { name: 'T', scopes: ['read'], days: 1 }),
  )
  const url = `/events/${await world.make.event()}.ics`
  const status = async () =>
    (await site.app.inject({ url, headers: { authorization: `Bearer ${made?.token}` } })).statusCode
  expect(await status()).toBe(200)
  await world.ask('PATCH', '/admin/club', world.admin.as, { membersOnly: ['events'] })
  expect(await status()).toBe(403)
})
