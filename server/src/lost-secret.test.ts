import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { command, emptyDatabase, restore } from '../testing/backups.ts'
import { rowsOf } from '../testing/database-server.ts'
import { PASSWORD, type TestSite, testSite } from '../testing/test-site.ts'
import { newSecret } from './app/new-secret.ts'
import { siteSecret } from './app/secret.ts'
import { newApp } from './features/second-factor/totp.ts'
import { readEnv } from './platform/env.ts'

const OLD = 'the secret that this club loses, long enough'
const NEXT = 'the secret that this club has since, long enough'
const EMAIL = 'asha@college.edu'
const SEALED = [
  'sessions',
  'second_factors where sealed_secret is not null',
  'webhooks',
  "graphile_worker._private_jobs where payload->>'sealed' is not null",
]

let site: TestSite
let there: Awaited<ReturnType<typeof emptyDatabase>>
let folder: string
beforeAll(async () => {
  site = await testSite({ APP_SECRET: OLD })
  there = await emptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'callofcode-lost-'))
})
afterAll(async () => {
  await site.close()
  await there.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Creates things that the old secret sealed, and an API token, which it did not seal. Returns the token. */
async function sealThings() {
  const secret = await siteSecret(site.env, site.database)
  const { id, as } = await site.member({ role: 'admin', email: EMAIL })
  const body = { name: 'Timetable', scopes: ['read'], days: 30, password: PASSWORD }
  const made = await site.ask('POST', '/members/me/tokens', { as, body })
  expect(made.status).toBe(201)
  const { sealed } = newApp(secret, { id, email: EMAIL }, 'The club')
  await site.database.pool.query(
    `insert into second_factors (member_id, kind, name, sealed_secret, confirmed_at) values ($1, 'app', 'App', $2, now())`,
    [id, sealed],
  )
  await site.database.pool.query(
    `insert into webhooks (url, secret, events) values ('https://hooks.example.edu/in', 'sealed', '{blog.published}')`,
  )
  // The mail is due later, so that the test's site does not send it.
  await site.database.pool.query(
    `select graphile_worker.add_job('mail', payload := '{"sealed": "x"}'::json, run_at := now() + interval '1 hour')`,
  )
  return made.body.token as string
}

const countsThere = () =>
  Promise.all(
    SEALED.map(async (table) => {
      const [row] = await rowsOf<{ count: string }>(there.url, `select count(*) from ${table}`)
      return Number(row?.count)
    }),
  )

test('SAFE-340 a backup whose secret is lost is restored under another, and nothing that the old one sealed is left', async () => {
  const token = await sealThings()
  const file = join(folder, 'club.backup')
  const ofSite = { DATABASE_URL: site.database.url, DATA_DIR: site.dataDir, APP_SECRET: OLD }
  expect(await command('backup', ofSite, file)).toMatchObject({ code: 0, err: '' })
  const members = 'select id, email, password_hash, role from members order by id'
  const before = await rowsOf(site.database.url, members)

  const environment = { DATABASE_URL: there.url, DATA_DIR: join(folder, 'data') }
  for (const [given, line] of [
    [{ APP_SECRET: NEXT }, 'APP_SECRET is not the secret of the site in this backup.'],
    [{}, 'The site in this backup had its secret in APP_SECRET.'],
  ] as const) {
    const refused = await restore(file, { ...environment, ...given }).catch(String)
    expect(refused).toMatch(/^Error: .*lost\? Add --lost-secret\.$/)
    expect(refused).toContain(line)
  }
  expect(await rowsOf(there.url, `select from pg_tables where schemaname = 'public'`)).toEqual([])

  const next = { ...environment, APP_SECRET: NEXT }
  const restored = await command('restore', next, file, '--lost-secret')
  expect([restored.code, restored.err]).toEqual([0, ''])
  expect(restored.out).toMatch(/No site opens .* ends every sign-in .*: npm run secret -- new\nThen start/)
  expect(await rowsOf(there.url, members)).toEqual(before)
  expect(await countsThere()).not.toContain(0)

  // The site refuses to start until then, as the restore command announced.
  const env = readEnv(next)
  const where = { url: there.url }
  const opened = await testSite({ APP_SECRET: NEXT, DATA_DIR: environment.DATA_DIR }, { where })
  try {
    await expect(siteSecret(env, opened.database)).rejects.toThrow(/npm run secret -- new/)
    const begun = (await newSecret(opened.database, env, true)).join('\n')
    expect(begun).toMatch(/is the one in APP_SECRET[\s\S]*every sign-in: [1-9][\s\S]*apps: 1[\s\S]*Done\./)
    expect(await countsThere()).toEqual(SEALED.map(() => 0))
    await siteSecret(env, opened.database)
    const login = await opened.ask('POST', '/members/signin', { body: { email: EMAIL, password: PASSWORD } })
    expect(login.status).toBe(200)
    expect((await opened.ask('GET', '/members/', { as: token })).status).toBe(200)
  } finally {
    await opened.close()
  }
})
