import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('SAFE-80 anybody reads what the site is made of, and the text of each licence', async () => {
  const { status, body } = await site.ask('GET', '/licences')
  expect(status).toBe(200)
  const fastify = body.data.find(({ name }: { name: string }) => name === 'fastify')
  expect(fastify).toMatchObject({ licence: 'MIT', address: expect.stringContaining('https://') })
  const text = await site.app.inject(`/licences/${fastify.text}.txt`)
  expect(text).toMatchObject({
    statusCode: 200,
    body: expect.stringMatching(/permission is hereby granted/i),
  })
  expect(text.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  for (const path of ['/licences/9999.txt', '/licences/-1.txt', '/licences/x.txt', '/licences/..%2f1.txt'])
    expect((await site.app.inject(path)).statusCode).toBe(404)
})
