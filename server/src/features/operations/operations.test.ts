import { randomUUID } from 'node:crypto'
import {
  type Facts,
  FINDINGS,
  type Finding,
  type Operations,
  type SiteProcess,
} from '@callofcode/contract/operations/operations'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { statementsOf } from '../../../testing/statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { listenForChanges } from '../../platform/database/changes.ts'
import { openDatabase, write } from '../../platform/database/database.ts'
import { findTrouble, stateOf } from './find-trouble.ts'
import { heartbeat } from './heartbeat.ts'
import { processStore } from './process-store.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite({ SMTP_URL: 'smtp://localhost:1' })
  admin = await site.member({ role: 'admin', name: 'Ananya Rao', email: 'ananya@college.edu' })
})
afterAll(() => site.close())

const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const read = async (): Promise<Operations> =>
  (await site.ask('GET', '/operations', { as: admin.as })).body.data
const found = async () => (await read()).findings.map(({ name }) => name)
/** Creates another process of this site. */
const another = () => heartbeat(site.pulse.figures)
const say = (one: ReturnType<typeof another>) => site.database.pool.query(one.statement())

test('OPS-50 admins read how the site runs, and nobody else', async () => {
  const data = await read()
  expect(data.processes).toMatchObject([{ own: true, gone: false, pid: process.pid }])
  expect(data.database?.version).toMatch(/^\d+\.\d+/)
  expect(data.database?.bytes).toBeGreaterThan(1_000_000)
  expect(data.database?.migrations.applied).toBe(data.database?.migrations.known)
  expect(data.database?.tables).toHaveLength(5)
  expect(data.disk?.total).toBeGreaterThan(data.disk?.free ?? 0)
  expect(data).toMatchObject({
    queue: { waiting: 0, oldest: null },
    mails: { waiting: 0, failing: 0, server: true, untried: false },
    backups: { last: null, trouble: null },
    jobs: { failed: [], webhooks: { on: 0 }, paused: [] },
    settings: { https: false, limits: false, secret: false },
  })
  const { as } = await site.member()
  expect((await site.ask('GET', '/operations', { as })).status).toBe(403)
  expect((await site.ask('GET', '/operations')).status).toBe(401)
})

describe('OPS-52 a process', () => {
  test('is listed while it says that it is there, is gone after a minute of silence, and leaves when it is stopped', async () => {
    const other = another()
    await say(other)
    const listed = async () => (await read()).processes?.find(({ _id }) => _id === other.identity.id)
    expect(await listed()).toMatchObject({ gone: false, own: false, version: other.identity.version })
    expect(await found()).not.toContain('processGone')
    await sql(
      `update site_processes set seen_at = now() - interval '61 seconds' where id = $1`,
      other.identity.id,
    )
    expect(await listed()).toMatchObject({ gone: true })
    expect(await found()).toContain('processGone')
    await say(other)
    expect(await listed()).toMatchObject({ gone: false })
    await processStore.remove(site.database.pool, other.identity)
    expect(await listed()).toBeUndefined()
  })

  test('that is gone for a day, and any beyond fifty, is forgotten with the word of another', async () => {
    const [old, other] = [another(), another()]
    await say(old)
    await sql(
      `update site_processes set seen_at = now() - interval '25 hours' where id = $1`,
      old.identity.id,
    )
    await say(other)
    const ids = async () =>
      (await sql('select id from site_processes order by seen_at desc')).rows.map(({ id }) => id)
    expect(await ids()).toEqual([other.identity.id])
    for (let count = 0; count < 55; count++) await say(another())
    await say(other)
    expect((await ids()).length).toBeLessThanOrEqual(51)
    await sql('truncate site_processes')
  })

  test('says so in the place of a beat, and listens on where the database refuses it', async () => {
    const other = another()
    const database = openDatabase(site.database.url, 2)
    const heard: string[] = []
    database.onChanged = (tags) => heard.push(...tags)
    let isRefused = false
    const refused = { text: 'insert into site_processes (id) values (null)' }
    const statement = () => (isRefused ? refused : other.statement())
    const asked = vi.fn(statement)
    let missed = 0
    const changes = listenForChanges(database, () => missed++, asked)
    const isListed = async () => (await processStore.list(site.database.pool)).length
    await vi.waitFor(async () => expect(await isListed()).toBe(1), 5_000)
    await changes.close()

    isRefused = true
    asked.mockClear()
    const again = listenForChanges(database, () => missed++, asked)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1), 5_000)
    await write(site.database, async (_tx, changed) => changed('something'))
    await vi.waitFor(() => expect(heard).toEqual(['something']), 5_000)
    // The connection stayed open, and only one beat of five was sent.
    expect(missed).toBe(2)
    expect(asked).toHaveBeenCalledTimes(1)
    await again.close()
    await database.close()
    await sql('truncate site_processes')
  })
})

test('OPS-55 what cannot be read is missing and said to be, and the rest is there', async () => {
  await sql('alter table handle_sites rename to handle_sites_away')
  const data = await read()
  expect(data.jobs).toBeNull()
  expect(data.findings).toContainEqual(expect.objectContaining({ part: 'jobs', name: 'unread' }))
  expect(data.database?.bytes).toBeGreaterThan(0)
  await sql('alter table handle_sites_away rename to handle_sites')
  expect((await read()).jobs).not.toBeNull()
})

test('OPS-402 the last turn of each job is shown, in one order; of a job that this release does not know nothing', async () => {
  const turnOf = (name: string, holder: string | null, failure: string | null) =>
    sql(
      `insert into periodic_jobs (name, every, holder, failure, begun_at) values ($1, 'hour', $2, $3, '2026-01-01T00:00:00Z')`,
      name,
      holder,
      failure,
    )
  await turnOf('unused-pictures', null, 'Error: no')
  await turnOf('of-another-release', null, null)
  await turnOf('event-reminders', randomUUID(), null)
  const begunAt = '2026-01-01T00:00:00.000Z'
  expect((await read()).jobs?.turns).toEqual([
    { name: 'event-reminders', begunAt, runs: true, failure: null },
    { name: 'unused-pictures', begunAt, runs: false, failure: 'Error: no' },
  ])
})

test('OPS-57 mails that are refused, backups that failed, jobs and webhooks are found, without the address of anybody', async () => {
  const at = '2026-01-01T00:00:00Z'
  await site.mailer.stop()
  await write(site.database, (tx) =>
    site.mailer.queue(tx, {
      to: 'rohan@college.edu',
      write: () => ({ subject: 'Hello', text: 'Hello Rohan', html: '<p>Hello Rohan</p>' }),
    }),
  )
  await sql(
    `update graphile_worker._private_jobs set attempts = 1, last_error = 'Error: Refused',
    run_at = now() + interval '1 minute', created_at = $1`,
    at,
  )
  await sql(`select graphile_worker.add_job('webhook', '{}'::json)`)
  await sql(
    `update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'sealed' is null`,
  )
  await sql(
    `insert into webhooks (url, secret, events, failing_since) values ('https://hooks.example/place', 'x', '{}', $1)`,
    at,
  )
  await sql(
    `insert into backup_runs (place, name, started_at, finished_at, failure)
    values ($1, 'one', now(), now(), 'The disk is full. (ENOSPC)')`,
    `${site.dataDir}/backups`,
  )
  const data = await read()
  const of = (name: string) => data.findings.find((finding) => finding.name === name)
  expect(of('mailsFail')).toMatchObject({ state: 'bad', count: 1, said: 'Error: Refused' })
  expect(Date.parse(of('mailsFail')?.since ?? '')).toBe(Date.parse(at))
  expect(of('backupFails')).toMatchObject({ state: 'bad', count: 1, said: 'The disk is full. (ENOSPC)' })
  expect(of('jobsFailed')).toMatchObject({ state: 'look', count: 1, said: 'webhook' })
  expect(of('webhooksFail')).toMatchObject({ state: 'look', count: 1 })
  expect(data.state).toBe('bad')
  const told = JSON.stringify({ ...data, backups: null })
  for (const secret of ['rohan', 'ananya', 'Ananya', 'hooks.example', 'Hello'])
    expect(told).not.toContain(secret)
})

test('OPS-53 a proxy that is not trusted is seen by what it adds to a request', async () => {
  const through = { 'x-forwarded-for': '203.0.113.9' }
  const { body } = await site.ask('GET', '/operations', { as: admin.as, headers: through })
  expect(body.data.findings.map(({ name }: Finding) => name)).toContain('proxyUnknown')
  expect(await found()).not.toContain('proxyUnknown')
})

test('OPS-54 with 20,000 members and their submissions the page takes as few statements, which read as few rows', {
  tags: 'long',
}, async () => {
  const large = await testSite()
  const { as } = await large.member({ role: 'admin' })
  const { pool } = large.database
  const ask = () => large.ask('GET', '/operations', { as })
  await ask()
  const before = await statementsOf(large.database, ask)
  await crowd(large.database, 20_000)
  await pool.query(`
    insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict, created_at, judged_at)
    select id, 'fair-cuts', 'python', '', '', 'done', 'Accepted', now() - interval '1 hour' - n * interval '1 minute', now()
    from (select id, row_number() over () as n from members) m`)
  await pool.query('analyze')
  const readings = await readingsOf(large.database, ask, (text) => !/\bsessions\b|api_tokens/.test(text))
  const after = await statementsOf(large.database, ask)
  expect(after).toHaveLength(before.length)
  expect(after.length).toBeLessThan(12)
  // Statements on the catalogue read a row for each table and setting.
  for (const { text, visited } of readings) expect([text, visited < 2_500]).toEqual([text, true])
  const ours = readings.filter(({ text }) => /problem_submissions|graphile_worker|site_processes/.test(text))
  expect(ours.length).toBeGreaterThanOrEqual(3)
  for (const { text, visited } of ours) expect([text, visited < 50]).toEqual([text, true])
  await large.close()
})

test('OPS-59 a backup holds nothing of the processes', async () => {
  const { rows } = await sql(`select relpersistence from pg_class where relname = 'site_processes'`)
  expect(rows).toEqual([{ relpersistence: 'u' }])
})

const NOW = '2026-11-28T12:00:00.000Z'
const ago = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1_000).toISOString()
const figures: SiteProcess['figures'] = {
  node: '20.19.0',
  memory: 2e8,
  heap: 0.2,
  busy: 0.1,
  late: 12,
  connections: 3,
  streams: 1,
  database: { open: 2, busy: 1, awaited: 0, most: 10 },
  lanes: { most: 1, busy: 0 },
  judge: 'ready',
  walls: ['own process', 'no network'],
  java: null,
  answers: { entries: 1, bytes: 1, kept: 1, made: 1 },
}
const one: SiteProcess = {
  _id: '1',
  host: 'club',
  pid: 7,
  version: '1.0.0',
  startedAt: ago(999),
  seenAt: ago(3),
  gone: false,
  own: true,
  clock: 0.01,
  figures,
}
const good: Facts = {
  readAt: NOW,
  processes: [one],
  queue: { waiting: 0, oldest: null, lately: 3, internalErrors: 0 },
  database: {
    version: '18.1',
    bytes: 1e8,
    connections: 5,
    mostConnections: 97,
    oldestTransaction: ago(1),
    notDurable: [],
    follows: false,
    replicas: [],
    missing: 0,
    migrations: { applied: 9, known: 9 },
    tables: [{ name: 'members', bytes: 1e7, rows: 20_000, dead: 900, vacuumedAt: null }],
  },
  disk: { free: 40e9, total: 100e9, backups: 1e8 },
  mails: { waiting: 0, failing: 0, givenUp: 0, oldest: null, lastError: null, server: true, untried: false },
  backups: {
    place: '/backups',
    last: { name: 'one', startedAt: ago(3_600), bytes: 4_096 },
    due: ago(-9_999),
    running: false,
    failures: 0,
    failure: null,
    checked: null,
    seal: 'none',
    trouble: null,
  },
  jobs: { failed: [], webhooks: { on: 1, failing: 0, off: 0, failingSince: null }, paused: [] },
  settings: {
    address: 'https://club.example',
    https: true,
    limits: true,
    trustsProxy: true,
    secret: false,
    secondFactor: 'off',
    demo: false,
  },
}
const around = { unread: [], isBehindProxy: false }
const named = (facts: Partial<Facts>, given: Parameters<typeof findTrouble>[1] = around) =>
  findTrouble({ ...good, ...facts }, given).map(({ name, state }) => `${name} ${state}`)
const processes = (...changes: (Partial<SiteProcess> & { with?: Partial<SiteProcess['figures']> })[]) => ({
  processes: changes.map((change) => ({ ...one, ...change, figures: { ...figures, ...change.with } })),
})
const database = (change: Partial<NonNullable<Facts['database']>>) => ({
  database: { ...(good.database as NonNullable<Facts['database']>), ...change },
})
const mails = (change: object) => ({ mails: { ...(good.mails as NonNullable<Facts['mails']>), ...change } })
const jobs = (change: object) => ({ jobs: { ...(good.jobs as NonNullable<Facts['jobs']>), ...change } })
const backups = (change: object) => ({
  backups: { ...(good.backups as NonNullable<Facts['backups']>), ...change },
})
const queue = (change: object) => ({ queue: { ...(good.queue as NonNullable<Facts['queue']>), ...change } })
const settings = (change: object) => ({ settings: { ...good.settings, ...change } })
const free = (bytes: number, total = 100e9) => ({ disk: { free: bytes, total, backups: null } })

/** The figures, the finding that they cause, and figures that are still good. */
const CASES: readonly [found: string, seen: Partial<Facts>, well?: Partial<Facts>][] = [
  [
    'processGone look',
    processes({}, { gone: true, seenAt: ago(120) }),
    processes({}, { gone: true, seenAt: ago(7_200) }),
  ],
  [
    'versionsDiffer look',
    processes({}, { version: '1.1.0' }),
    processes({}, { version: '1.1.0', gone: true, seenAt: ago(9_000) }),
  ],
  ['clockOff look', processes({ clock: -6 }), processes({ clock: 4 })],
  ['clockOff bad', processes({ clock: 61 })],
  ['loopBusy look', processes({ with: { busy: 0.93 } }), processes({ with: { busy: 0.8 } })],
  ['heapFull look', processes({ with: { heap: 0.86 } }), processes({ with: { heap: 0.8 } })],
  [
    'noLanes bad',
    processes({ with: { lanes: { most: 0, busy: 0 } } }),
    processes({}, { with: { lanes: { most: 0, busy: 0 }, judge: 'preparing' } }),
  ],
  ['judgePreparing look', processes({ with: { judge: 'preparing' } })],
  ['judgeFailed bad', processes({ with: { judge: 'failed' } })],
  ['wallsFew look', processes({ with: { walls: ['own process'] } }), processes({ with: { walls: [] } })],
  ['queueLong look', queue({ waiting: 4, oldest: ago(90) }), queue({ waiting: 4, oldest: ago(20) })],
  ['queueLong bad', queue({ waiting: 4, oldest: ago(700) })],
  ['internalErrors look', queue({ internalErrors: 1 })],
  ['connectionsFew look', database({ connections: 80 }), database({ connections: 70 })],
  ['connectionsFew bad', database({ connections: 96 })],
  [
    'transactionOld look',
    database({ oldestTransaction: ago(400) }),
    { ...database({ oldestTransaction: ago(9_999) }), ...backups({ running: true }) },
  ],
  ['transactionOld bad', database({ oldestTransaction: ago(3_700) })],
  ['notDurable bad', database({ notDurable: ['fsync'] })],
  ['notDurable look', database({ notDurable: ['synchronous_commit'] })],
  [
    'replicaLate look',
    database({ replicas: [{ state: 'streaming', behind: 90 }] }),
    database({ replicas: [{ state: 'streaming', behind: null }] }),
  ],
  ['replicaMissing look', database({ missing: 1 })],
  ['migrationsDiffer look', database({ migrations: { applied: 10, known: 9 } })],
  [
    'vacuumLate look',
    database({ tables: [{ name: 't', bytes: 1, rows: 60_000, dead: 60_000, vacuumedAt: null }] }),
    database({ tables: [{ name: 't', bytes: 1, rows: 10, dead: 900, vacuumedAt: null }] }),
  ],
  ['diskLow look', free(4e9), free(6e9)],
  ['diskLow bad', free(0.9e9), free(8e9, 20e9)],
  ['mailsFail bad', mails({ failing: 2, waiting: 2, oldest: ago(10), lastError: 'no' })],
  ['mailsGivenUp look', mails({ givenUp: 1 })],
  ['mailsStuck bad', mails({ waiting: 1, oldest: ago(601) }), mails({ waiting: 1, oldest: ago(30) })],
  ['noMailServer look', mails({ server: false })],
  ['mailServerUntried look', mails({ untried: true })],
  ['backupFails bad', backups({ trouble: 'failing', failures: 1, failure: { at: NOW, reason: 'full' } })],
  ['backupOld bad', backups({ trouble: 'old' })],
  [
    'backupDamaged bad',
    backups({ checked: { at: NOW, failure: 'cut off' } }),
    backups({ checked: { at: NOW, failure: null } }),
  ],
  ['noBackupYet look', backups({ last: null, due: ago(3_700) })],
  ['noBackupYet look', backups({ last: null, due: ago(-80_000) })],
  ['noBackupYet look', backups({ last: null, running: true }), backups({ running: true })],
  ['noBackupYet bad', backups({ last: null, due: ago(99_999), trouble: 'old' })],
  ['noBackups look', backups({ place: null }), { backups: null }],
  ['jobsFailed look', jobs({ failed: [{ kind: 'publish', count: 2 }] })],
  ['webhooksFail look', jobs({ webhooks: { on: 1, failing: 1, off: 0, failingSince: ago(5) } })],
  ['webhooksOff look', jobs({ webhooks: { on: 0, failing: 0, off: 1, failingSince: null } })],
  ['handlesPaused look', jobs({ paused: [{ site: 'leetcode', until: ago(-60) }] })],
  ['limitsOff bad', settings({ limits: false })],
  ['notHttps look', settings({ https: false })],
  [
    'secretOfOne look',
    processes({}, { host: 'other' }),
    { ...processes({}, { host: 'other' }), ...settings({ secret: true }) },
  ],
  ['demo look', settings({ demo: true })],
]

describe('OPS-53', () => {
  test('of a site that runs well nothing is found', () => {
    expect(named({})).toEqual([])
    expect(stateOf(findTrouble(good, around))).toBe('good')
  })

  test.each(CASES)('%s', (finding, seen, well) => {
    expect(named(seen)).toEqual([finding])
    if (well) expect(named(well)).toEqual([])
  })

  test('an untrusted proxy, and what was not read', () => {
    const behind = { ...around, isBehindProxy: true }
    expect(named(settings({ trustsProxy: false }), behind)).toEqual(['proxyUnknown look'])
    expect(named({}, behind)).toEqual([])
    expect(named({ queue: null }, { ...around, unread: ['queue'] })).toEqual(['unread look'])
  })

  test('there is a case for each', () => {
    const all = [...CASES.map(([finding]) => finding.split(' ')[0]), 'unread', 'proxyUnknown']
    expect(new Set(all)).toEqual(new Set(FINDINGS))
  })

  test('settings that could be safer leave the site well; one that is bad does not', () => {
    expect(stateOf(findTrouble({ ...good, ...settings({ https: false }) }, around))).toBe('good')
    expect(stateOf(findTrouble({ ...good, ...settings({ limits: false }) }, around))).toBe('bad')
    expect(stateOf(findTrouble({ ...good, ...mails({ givenUp: 1 }) }, around))).toBe('look')
  })
})
