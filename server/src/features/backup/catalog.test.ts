import pg from 'pg'
import { to } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tcpProxy } from '../../../testing/tcp-proxy.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { rowsOf } from './catalog.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('SAFE-11 the rows of a copy are counted right also where the server says late how many they were', async () => {
  const proxy = await tcpProxy(site.database.url, { lateEnds: true })
  const client = new pg.Client({ connectionString: proxy.url })
  try {
    await client.connect()
    const copied = client.query(to('copy (select generate_series(1, 1119)) to stdout'))
    for await (const _ of copied);
    expect(await rowsOf(client, copied)).toBe(1119)
  } finally {
    await client.end()
    await proxy.close()
  }
})
