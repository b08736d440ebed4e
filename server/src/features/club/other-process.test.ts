import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { buildApp } from '../../app/app.ts'
import { listenForChanges } from '../../platform/database/changes.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { openClub } from './public.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site?.close())

test('CLUB-60 another process on the database shows what was saved, and keeps to what was closed', async () => {
  const { as } = await site.member({ role: 'admin' })
  const database = openDatabase(site.database.url, 3)
  const club = await openClub(database, site.env)
  const given = { env: site.env, mailer: site.mailer, secret: site.secret }
  const { app, cache } = await buildApp({ ...given, database, club })
  // Listens as the site does. Changes that were saved earlier are read when it begins.
  const changes = listenForChanges(database, () => club.refreshLater(() => cache.clear()))
  const read = (url: string) => app.inject({ url })
  const save = async (body: object) =>
    expect((await site.ask('PATCH', '/admin/club', { as, body })).status).toBe(200)

  const soon = (read: () => Promise<unknown>) => expect.poll(read)

  // The responses are cached in that process.
  for (const _ of [1, 2]) expect((await read('/api/v1/getBlogs')).statusCode).toBe(200)
  expect((await read('/blogs/feed.xml')).payload).toContain('<title>Call of Code: Blogs</title>')
  await save({ name: 'Elsewhere' })
  await soon(async () => (await read('/blogs/feed.xml')).payload).toContain('Elsewhere: Blogs')
  await save({ membersOnly: ['blogs'], signup: 'closed' })
  await soon(async () => (await read('/api/v1/getBlogs')).statusCode).toBe(401)
  expect((await read('/blogs/feed.xml')).statusCode).toBe(404)
  expect(club.look.signupOpen).toBe(false)
  await save({ membersOnly: [], signup: 'open' })
  await soon(async () => (await read('/api/v1/getBlogs')).statusCode).toBe(200)

  await changes.close()
  await app.close()
  await database.close()
})
