import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { command } from '../../testing/backups.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { certificateKey, isGenuine } from '../features/certificate/certificate-statement.ts'
import { certificates } from '../features/certificate/certificate-tables.ts'
import { newApp } from '../features/second-factor/totp.ts'
import { readEnv } from '../platform/env.ts'
import { seedDemoCertificates } from './demo/demo-certificates.ts'
import { seedDemo } from './demo/demo-seed.ts'
import { siteSecret } from './secret.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

const count = async (from: string) =>
  Number((await site.database.pool.query(`select count(*) from ${from}`)).rows[0]?.count)
const run = (environment: Record<string, string>, ...args: string[]) =>
  command('secret', { DATABASE_URL: site.database.url, ...environment }, ...args)

test('SAFE-338 a new secret in place of a lost one says what is lost, before and after, and the site starts on it', async () => {
  const DATA_DIR = join(site.dataDir, 'kept')
  const old = await siteSecret(readEnv({ DATA_DIR }), site.database)
  await seedDemo(site.database)
  await seedDemoCertificates(site.database, old, 'The club')
  const { id, as } = await site.member({ role: 'admin', email: 'asha@college.edu' })
  const { sealed } = newApp(old, { id, email: 'asha@college.edu' }, 'The club')
  await site.database.pool.query(
    `insert into second_factors (member_id, kind, name, sealed_secret, confirmed_at) values ($1, 'app', 'App', $2, now())`,
    [id, sealed],
  )
  await site.database.pool.query(
    `insert into webhooks (url, secret, events) values ('https://hooks.example.edu/in', 'sealed', '{blog.published}')`,
  )
  // The job is due later, so that the site of the test does not send it.
  await site.database.pool.query(
    `select graphile_worker.add_job('mail', payload := '{"sealed": "x"}'::json, run_at := now() + interval '1 hour')`,
  )
  const tables = [
    'sessions',
    'second_factors',
    'webhooks',
    "graphile_worker._private_jobs where payload->>'sealed' is not null",
  ]

  // The secret is lost, because the data folder is a different one now.
  const LOST = join(site.dataDir, 'new')
  await expect(siteSecret(readEnv({ DATA_DIR: LOST }), site.database)).rejects.toThrow(
    /npm run secret -- new/,
  )
  const asked = await run({ DATA_DIR: LOST }, 'new')
  expect([asked.code, asked.err]).toEqual([1, expect.stringMatching(/Nothing was changed yet.*--yes/)])
  for (const line of [
    /every sign-in: \d+/,
    /authenticator apps: 1/,
    /webhooks: hooks\.example\.edu/,
    /mails that wait to be sent: 1/,
  ])
    expect(asked.err).toMatch(line)
  for (const table of tables) expect([table, await count(table)]).not.toEqual([table, 0])

  const done = await run({ DATA_DIR: LOST }, 'new', '--yes')
  expect([done.code, done.out]).toEqual([
    0,
    expect.stringMatching(/webhooks: hooks\.example\.edu[\s\S]*Done\. Start the site/),
  ])
  for (const table of tables) expect([table, await count(table)]).toEqual([table, 0])
  expect((await stat(join(LOST, 'secret'))).mode & 0o777).toBe(0o600)
  const secret = await siteSecret(readEnv({ DATA_DIR: LOST }), site.database)
  expect(secret).not.toEqual(old)
  expect((await site.ask('GET', '/approvals', { as })).status).toBe(401)
  const kept = await site.database.sql.select().from(certificates)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((one) => !isGenuine(certificateKey(secret), one))).toEqual([])
  const { rows } = await site.database.pool.query(`select outcome from audit where action = 'secret.new'`)
  expect(rows).toEqual([{ outcome: 'ok' }])
  expect(await readFile(join(DATA_DIR, 'secret'), 'utf8')).not.toBe(
    await readFile(join(LOST, 'secret'), 'utf8'),
  )
})

test('SAFE-338 a new secret in APP_SECRET; one that fits, and a site that runs, are left alone', async () => {
  const APP_SECRET = 'the first secret of this site, long enough'
  const NEXT = 'the second secret of this site, long enough'
  const env = (secret: string) => readEnv({ DATA_DIR: site.dataDir, APP_SECRET: secret })
  const given = { DATA_DIR: site.dataDir }
  expect((await run({ ...given, APP_SECRET }, 'new', '--yes')).err).toMatch(/has no secret yet/)
  await siteSecret(env(APP_SECRET), site.database)
  const fits = await run({ ...given, APP_SECRET }, 'new', '--yes')
  expect([fits.code, fits.err]).toEqual([1, expect.stringMatching(/nothing is lost/)])
  await site.database.pool.query(
    `insert into site_processes (id, host, pid, version, started_at, said_at, figures)
     values (gen_random_uuid(), 'here', 1, '0', now(), now(), '{}')`,
  )
  const running = await run({ ...given, APP_SECRET: NEXT }, 'new', '--yes')
  expect([running.code, running.err]).toEqual([1, expect.stringMatching(/^Stop the site first\./)])
  await siteSecret(env(APP_SECRET), site.database)
  await site.database.pool.query('delete from site_processes')
  expect((await run({ ...given, APP_SECRET: NEXT }, 'new', '--yes')).code).toBe(0)
  await siteSecret(env(NEXT), site.database)
  await expect(siteSecret(env(APP_SECRET), site.database)).rejects.toThrow(/another secret/)
  expect((await run(given, 'old')).code).toBe(2)
})
