import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { endpoints } from '@callofcode/contract/all'
import { API, pathOf } from '@callofcode/contract/endpoint'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { writeCases } from '../../../testing/every-write.ts'
import { formBytes } from '../../../testing/form.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { type WriteWorld, writeWorld } from '../../../testing/write-world.ts'
import { buildApp } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { builtScreens } from '../../app/page/screens.ts'
import { openDatabase } from '../database/database.ts'

/**
 * Every write, between two readings of all that is public: what is kept must say the same as a second process that keeps
 * nothing. A tag that a write forgets is seen here, whichever it is.
 */
let site: TestSite
let bare: Dependencies
let world: WriteWorld
beforeAll(async () => {
  const screens = await builtScreens()
  site = await testSite({}, { screens })
  const database = openDatabase(site.database.url, 2)
  const { env, mailer } = site
  bare = await buildApp({ env, database, mailer, secret: randomBytes(32), screens })
  bare.app.addHook('onClose', () => database.close())
  world = await writeWorld(site)
})
afterAll(async () => {
  await bare?.app.close()
  await site?.close()
})

const rowOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const writes = endpoints.filter(({ method }) => method !== 'GET')
const readings = endpoints.filter(
  ({ method, callers, stream, path }) =>
    method === 'GET' && callers === 'anyone' && !stream && path !== '/logout',
)
const texts = ['/blogs/feed.xml', '/sitemap.xml', '/robots.txt']

/** Every address that anybody may read without a screen, of everything there is in the world. */
function addresses(): string[] {
  const api = readings.flatMap((one) => {
    if (!one.path.includes(':')) return [pathOf(one)]
    const ids = world.public[one.path]
    if (!ids?.length) throw new Error(`no example of ${one.path}`)
    return ids.map((id) => pathOf(one, { id, slug: id }))
  })
  const queries = ['/forum/threads?sort=top', '/forum/threads?q=two', '/events?when=past']
  return [...api, ...queries.map((query) => API + query), ...texts]
}

/** Every screen that shows a visitor what writes change; of those that show one thing, that of the newest. */
function pages(): string[] {
  const newest = (path: string) => world.public[path]?.at(-1) ?? ''
  return [
    ...['/', '/dsa', '/events', `/events/${newest('/events/:id')}`],
    ...['/dashboard', `/dashboard/modules/${newest('/getModule/:id')}`],
    ...['/dashboard/blogs', `/dashboard/blogs/${newest('/getBlog/:id')}`, `/blogs/${newest('/blogs/:slug')}`],
    ...['/dashboard/forum', `/dashboard/forum/${newest('/forum/threads/:id')}`, '/dashboard/interviewExp'],
  ]
}

// A robot's readings are not counted: they would drop what is to be looked at.
const read = async ({ app }: Dependencies, url: string) => {
  const answer = await app.inject({ url, headers: { 'user-agent': 'Googlebot/2.1' } })
  return { url, status: answer.statusCode, text: answer.payload.replace(/"requestId":"[^"]*"/, '') }
}
const readAll = async (parts: Dependencies, keeps: boolean) => {
  const answers: Awaited<ReturnType<typeof read>>[] = []
  for (const url of addresses()) {
    if (!keeps) parts.cache.clear()
    answers.push(await read(parts, url))
  }
  // No page is another one's answer, and what they are made from was asked for one by one: these drop nothing.
  return [...answers, ...(await Promise.all(pages().map((url) => read(parts, url))))]
}

test('safety D every endpoint that writes has its example here', () => {
  expect(writes.map(rowOf).filter((row) => !writeCases[row])).toEqual([])
  expect(Object.keys(writeCases).filter((row) => !writes.some((one) => rowOf(one) === row))).toEqual([])
})

test('safety D every page here is kept', async () => {
  await readAll(site, true)
  expect(pages().filter((url) => !site.cache.get(url))).toEqual([])
})

describe('what is kept after a write', () => {
  test.each(writes.map(rowOf))('safety D says what is true: %s', async (row) => {
    const prepare = writeCases[row]
    if (!prepare) throw new Error(`no example body of ${row}`)
    if (typeof prepare === 'string') return
    const target = writes.find((one) => rowOf(one) === row)
    const { as, params, body, form } = await prepare(world)
    // What this write leaves behind is no other's fault.
    onTestFailed(() => site.cache.clear())
    await readAll(site, true)
    const sent = form ? await formBytes(form) : undefined
    const answer = await site.app.inject({
      method: target?.method ?? 'POST',
      url: API + row.split(' ')[1]?.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? ''),
      headers: { ...(as && { authorization: `Bearer ${as}` }), ...sent?.headers },
      ...(sent ? { payload: sent.payload } : body && { payload: body }),
    })
    expect([row, answer.payload, answer.statusCode < 300]).toEqual([row, answer.payload, true])
    const kept = await readAll(site, true)
    const told = await readAll(bare, false)
    expect(kept.filter((one, at) => !isDeepStrictEqual(one, told[at])).map(({ url }) => url)).toEqual([])
    expect(kept.filter(({ status }) => status >= 500)).toEqual([])
  })
})
