import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onServer, withDatabase } from '../../../testing/database-server.ts'
import { programArguments } from '../../../testing/program.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { migrate, migrations } from '../../platform/database/migrate.ts'
import { auditStore } from '../account/public.ts'
import { auditChain } from './audit-chain.ts'
import { checkChain } from './audit-check.ts'
import { checkCommand, readAuditCommand } from './audit-command.ts'
import { auditMonths } from './audit-months.ts'
import { deleteExpired } from './delete-expired.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const note = ({ database }: TestSite, action: string) =>
  auditStore.create(database.sql, { action, outcome: 'ok', address: '127.0.0.1', requestId: 'r1' })
const refused = (statement: string) =>
  site.database.pool.query(statement).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
/** Runs a statement as the owner of the tables, who can disable the app's own guard. */
async function past(club: TestSite, statement: string) {
  const client = await club.database.pool.connect()
  try {
    await client.query('begin')
    for (const table of ['audit', 'audit_links'])
      await client.query(`alter table ${table} disable trigger user`)
    await client.query(statement)
    for (const table of ['audit', 'audit_links'])
      await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Runs `work` on a site with five rows in its chain. */
async function withFive(work: (club: TestSite) => Promise<void>) {
  const club = await testSite()
  try {
    for (const action of ['one', 'two', 'three', 'four', 'five']) await note(club, action)
    await auditChain.link(club.database)
    await work(club)
  } finally {
    await club.close()
  }
}

describe('the database', () => {
  test('SAFE-50 safety P3 refuses to change, delete or empty the audit and its chain, in every table of it', async () => {
    await note(site, 'kept')
    await auditChain.link(site.database)
    await auditMonths.make(site.database)
    const { rows } = await site.database.pool.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit'::regclass`,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const statement of [
      `update audit set action = 'other'`,
      'delete from audit',
      'update audit_links set number = number + 1',
      'delete from audit_links',
      'truncate audit',
      'truncate audit_links',
      ...rows.map(({ name }) => `truncate ${name}`),
    ])
      expect([statement, await refused(statement)]).toEqual([statement, '42501'])
  })
})

describe('the chain', () => {
  test('SAFE-51 its hashes are those that the documentation describes', () =>
    withFive(async ({ database }) => {
      const { rows } = await database.pool.query(
        `select l.number, l.hash, a.*, to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') || 'Z' as at
         from audit_links l join audit a on a.id = l.row_id order by number`,
      )
      let hash = Buffer.alloc(32)
      for (const row of rows) {
        const content = JSON.stringify([
          row.id,
          row.at,
          row.actor_id,
          row.action,
          row.target,
          row.outcome,
          row.address,
          row.request_id,
        ])
        const inner = createHash('sha256').update(content, 'utf8').digest()
        hash = createHash('sha256')
          .update(Buffer.concat([hash, inner]))
          .digest()
        expect([row.number, row.hash]).toEqual([row.number, hash])
      }
      expect(rows.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5'])
    }))

  test('SAFE-51 safety P3 many writers and several linkers at once: every row has one link, and it is unbroken', async () => {
    const club = await testSite()
    const { database } = club
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let at = 0; at < 25; at++) await note(club, `w${writer}.${at}`)
    })
    const linkers = Array.from({ length: 3 }, async () => {
      for (let at = 0; at < 10; at++) await auditChain.link(database)
    })
    await Promise.all([...writers, ...linkers])
    await auditChain.link(database)
    expect(await checkChain(database)).toMatchObject({ rows: 200, break: null, next: null })
    // Checking in parts gives the same result.
    const parts = []
    for (let after: number | null | undefined; after !== null; after = parts.at(-1)?.next)
      parts.push(await checkChain(database, { after, most: 70 }))
    expect(parts.map(({ rows }) => rows)).toEqual([70, 70, 60])
    await club.close()
  })

  test.each([
    ['a changed row', `update audit set action = 'other' where action = 'three'`, 'changed', 2],
    ['a row that is gone', `delete from audit where action = 'three'`, 'missing', 2],
    [
      'a row that is gone with its link',
      `with gone as (delete from audit where action = 'three' returning id)
       delete from audit_links using gone where row_id = gone.id`,
      'link',
      2,
    ],
    ['another content hash', `update audit_links set content = hash where number = 3`, 'link', 2],
    [
      'a row that was put in past the chain',
      `insert into audit (action, outcome, created_at) values ('forged', 'ok', '2026-01-01')`,
      'unlinked',
      5,
    ],
  ])('SAFE-52 safety P3 the check finds %s', (_, statement, why, rows) =>
    withFive(async (club) => {
      await past(club, statement)
      const checked = await checkChain(club.database)
      expect(checked).toMatchObject({ rows, break: { why } })
      const { lines, isWhole } = await checkCommand(club.database, { noted: undefined })
      expect(isWhole).toBe(false)
      expect(lines.join('\n')).toContain(`Checked ${rows} rows.`)
      expect(lines.join('\n')).toMatch(/Row [0-9a-f-]{36} of \d{4}-\d\d-\d\dT/)
    }),
  )

  test('SAFE-52 the check finds a chain that was made anew, by a head that was noted before', () =>
    withFive(async (club) => {
      const { lines } = await checkCommand(club.database, { noted: undefined })
      const head = lines.at(-1)?.replace('Head ', '') ?? ''
      const command = readAuditCommand(['check', '--noted', head])
      if (!('noted' in command)) throw new Error('not read')
      await note(club, 'six')
      expect((await checkCommand(club.database, command)).isWhole).toBe(true)
      await past(
        club,
        `update audit set action = 'other' where action = 'three'; delete from audit_links;
         insert into audit_unlinked select id, created_at from audit`,
      )
      expect((await checkCommand(club.database, { noted: undefined })).isWhole).toBe(true)
      expect((await checkCommand(club.database, command)).isWhole).toBe(false)
    }))

  test('SAFE-53 what retention removes is no break, and what is missing besides is one', async () => {
    const club = await testSite({ AUDIT_DAYS: '30' })
    const { database } = club
    const days = [200, 100, 40, 20, 10, 0]
    for (const ago of days)
      await database.pool.query(
        `insert into audit (action, outcome, created_at) values ('aged', 'ok', now() - make_interval(days => $1))`,
        [ago],
      )
    await deleteExpired(club)
    expect(await checkChain(database)).toMatchObject({ rows: 3, break: null, head: { number: 6 } })
    const anchor = await database.pool.query('select number from audit_anchor')
    expect(anchor.rows).toEqual([{ number: '3' }])
    await past(club, `delete from audit where created_at < now() - interval '15 days'`)
    expect(await checkChain(database)).toMatchObject({ rows: 0, break: { why: 'missing' } })
    await club.close()
  })
})

test('SAFE-51 the rows of a site that is upgraded get their links, in the order of their time', async () => {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const database = openDatabase(withDatabase(server, name), 2)
  const before = migrations.filter((step) => step.name < '0046')
  await migrate(database.pool, before)
  await database.pool.query(
    `insert into audit (action, outcome, created_at) select 'old', 'ok', now() - n * interval '1 day'
     from generate_series(1, 1500) n`,
  )
  await migrate(database.pool)
  await auditChain.link(database)
  expect(await checkChain(database)).toMatchObject({ rows: 1500, break: null })
  const { rows } = await database.pool.query(
    'select bool_and(number = place) as ordered from (select number, row_number() over (order by row_at) as place from audit_links) l',
  )
  expect(rows).toEqual([{ ordered: true }])
  await database.close()
  await onServer(server, `drop database ${name} with (force)`)
})

describe('the command', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: site.database.url }
      execFile(process.execPath, [...programArguments('audit-cli'), ...args], { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      )
    })

  test('SAFE-54 says how many rows it checked, and ends with 1 when the chain is broken', async () => {
    await note(site, 'last')
    const whole = await run('check')
    expect(whole.out).toMatch(/^Checked \d+ rows?, unbroken since \d{4}-.*Z\.\nHead \d+:[0-9a-f]{64}\n$/)
    expect(whole.code).toBe(0)
    await past(site, `update audit set outcome = 'refused' where action = 'last'`)
    const broken = await run('check')
    expect(broken.out).toMatch(/breaks the chain: it is not what was written\.\nRow [0-9a-f-]{36} of \d{4}-/)
    expect(broken.code).toBe(1)
    await past(site, `update audit set outcome = 'ok' where action = 'last'`)
  })

  test('SAFE-54 wrong words end with 2 and say what there is', async () => {
    for (const args of [[], ['mend'], ['check', '--all'], ['check', '--noted', '12']])
      expect(readAuditCommand(args)).toMatchObject({ help: false, misuse: expect.any(String) })
    const { code, err } = await run('mend')
    expect([code, err]).toEqual([2, expect.stringContaining('There is no command mend.')])
  })
})

describe('over the API', () => {
  test('SAFE-55 admins check it in parts; it is linked first', async () => {
    const { as } = await site.member({ role: 'admin' })
    await note(site, 'asked')
    const { status, body } = await site.ask('GET', '/audit/check', { as })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ break: null, next: null, since: expect.stringMatching(/Z$/) })
    const { rows } = await site.database.pool.query('select count(*)::int as all from audit')
    expect(body.data.rows).toBe(rows[0].all)
    const rest = await site.ask('GET', `/audit/check?after=${body.data.head.number - 1}`, { as })
    expect(rest.body.data).toMatchObject({ rows: 1, head: body.data.head })
    expect((await site.ask('GET', '/audit/check?after=x', { as })).status).toBe(400)
  })
})
