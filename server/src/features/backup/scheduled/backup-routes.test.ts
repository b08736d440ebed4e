import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

let site: TestSite
let admin: string
let place: string
beforeAll(async () => {
  site = await testSite({ METRICS_TOKEN: 'a token of sixteen' })
  admin = (await site.member({ role: 'admin' })).as
  place = join(site.dataDir, 'backups')
})
afterAll(() => site.close())

const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const made = (hours: number, failure: string | null = null) =>
  sql(
    `insert into backup_runs (place, name, started_at, finished_at, bytes, rows, failure)
     select $1, 'one', at, at, 4096, 9, $2 from (select now() - make_interval(hours => $3) as at) t`,
    place,
    failure,
    hours,
  )
const status = async () => (await site.ask('GET', '/admin/backups', { as: admin })).body.data
const metrics = (token?: string) =>
  site.app.inject({ url: '/metrics', headers: token ? { authorization: `Bearer ${token}` } : {} })

test('SAFE-17 admins are told when the last one was made, and that it is old or failing; nobody else', async () => {
  expect(await status()).toMatchObject({ place, last: null, failures: 0, trouble: null })
  await sql(`update migrations set applied_at = now() - interval '3 days'`)
  expect((await status()).trouble).toBe('old')
  await made(49)
  expect((await status()).trouble).toBe('old')
  await made(20)
  const found = await status()
  expect(found).toMatchObject({ last: { bytes: 4096 }, failures: 0, failure: null, trouble: null })
  expect(Date.parse(found.due) - Date.now()).toBeLessThan(24 * 3_600_000)
  await made(1, 'The disk is full.')
  expect(await status()).toMatchObject({
    failures: 1,
    failure: { reason: 'The disk is full.' },
    trouble: 'failing',
  })
  const { as } = await site.member()
  expect((await site.ask('GET', '/admin/backups', { as })).status).toBe(403)
  expect((await site.ask('GET', '/admin/backups')).status).toBe(401)
})

test('SAFE-19 where nobody has said where they go, admins are told; where they are off, nothing is said', async () => {
  const told = async (environment: Record<string, string>) => {
    const other = await testSite(environment)
    const { as } = await other.member({ role: 'admin' })
    const { body } = await other.ask('GET', '/admin/backups', { as })
    await other.close()
    return body.data
  }
  expect(await told({ BACKUP_TO: 'off' })).toBeNull()
  expect(await told({ DATABASE_URL: 'postgres://elsewhere/club' })).toMatchObject({ place: null, due: null })
})

test('CLUB-450 an admin asks for a backup, which is due at once and audited; while one is made or without a place it is refused', async () => {
  const askFor = (of: TestSite, as: string) => of.ask('POST', '/admin/backups', { as })
  await sql('truncate backup_runs')
  // A backup that is finished this moment has not missed the time of the day at which the next one is due.
  await made(0)
  expect(Date.parse((await status()).due)).toBeGreaterThan(Date.now())
  const { status: code, body } = await askFor(site, admin)
  expect([code, body.key]).toEqual([202, 'backup.begins'])
  expect(Date.parse((await status()).due)).toBeLessThanOrEqual(Date.now())
  const { rows } = await sql(`select target from audit where action = 'backup.ask'`)
  expect(rows).toEqual([{ target: place }])
  await sql('update backup_runs set finished_at = null')
  expect((await askFor(site, admin)).body).toMatchObject({ key: 'backup.running' })
  await sql(`truncate backup_runs`)
  const nowhere = await testSite({ DATABASE_URL: 'postgres://elsewhere/club' })
  const { as } = await nowhere.member({ role: 'admin' })
  expect((await askFor(nowhere, as)).body).toMatchObject({ key: 'backup.noPlace' })
  await nowhere.close()
})

test('CLUB-457 admins are told what backups are sealed with, and never the key', async () => {
  const told = async (key: string) => {
    const other = await testSite({ BACKUP_KEY: key })
    const { as } = await other.member({ role: 'admin' })
    const { body } = await other.ask('GET', '/admin/backups', { as })
    await other.close()
    expect(JSON.stringify(body)).not.toContain(key)
    return body.data.seal
  }
  expect((await status()).seal).toBe('none')
  expect(await told('rice and dal on Monday')).toBe('passphrase')
  expect(await told('age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq')).toBe('public key')
})

test('SAFE-18 /metrics has figures of backups, the process and the queues, for admins and for the token', async () => {
  await sql('truncate backup_runs')
  await made(1)
  const { rows } = await sql('select extract(epoch from started_at)::float8 as at from backup_runs')
  const answer = await metrics('a token of sixteen')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ])
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(answer.body)?.[1])
  const here = `{place="${place}"}`
  expect(figure(`backup_last_success_timestamp_seconds${here}`)).toBeCloseTo(rows[0].at, 2)
  expect(figure(`backup_last_bytes${here}`)).toBe(4096)
  expect(figure(`backup_failures${here}`)).toBe(0)
  for (const queue of ['mails', 'jobs', 'submissions', 'problem_checks'])
    expect(figure(`queue_length{queue="${queue}"}`)).toBe(0)
  expect(figure('database_up')).toBe(1)
  expect(figure('process_resident_memory_bytes{process="1"}')).toBeGreaterThan(2 ** 20)
  expect(figure('nodejs_eventloop_lag_p99_seconds{process="1"}')).not.toBeNaN()
  expect((await metrics(admin)).statusCode).toBe(200)
})

test('SAFE-18 /metrics refuses visitors, members and a wrong token', async () => {
  const { as } = await site.member()
  expect((await metrics()).statusCode).toBe(401)
  expect((await metrics('a token of sixteem')).statusCode).toBe(401)
  expect((await metrics(as)).statusCode).toBe(403)
})
