import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../testing/mailbox.ts'
import { programArguments } from '../testing/program.ts'
import { PASSWORD, type TestSite, testSite } from '../testing/test-site.ts'
import { openSiteMailer } from './app/dependencies.ts'
import { deleteBy } from './app/personal-data/deletion-job.ts'
import { siteSecret } from './app/secret.ts'
import { Misuse, Refusal, readCommand } from './features/member/member-command.ts'
import { findRunning } from './platform/database/embedded.ts'

const APP_SECRET = 'a secret that both of them are given'

/** Runs the command as people do, in a process of its own. */
function run(environment: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...environment }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [...programArguments('member-cli'), ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

const given = ['--name', 'Asha Verma', '--password', PASSWORD]

describe('beside a running site', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite()
  })
  afterAll(() => site.close())
  const member = (...args: string[]) =>
    run({ DATABASE_URL: site.database.url, DATA_DIR: site.dataDir, APP_SECRET }, ...args)
  /** Runs the command in this process, for tests that check only its effect. */
  const carryOut = async (...args: string[]) => readCommand(args)?.({ ...site, deleteMember: deleteBy(site) })
  const signin = (email: string) =>
    site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })

  test('safety A11 create makes an admin who can sign in and decide', async () => {
    const made = await member('create', '--email', ' Admin@College.edu', ...given, '--role', 'admin')
    expect(made).toMatchObject({ code: 0, out: 'admin@college.edu is a member now, and admin.\n', err: '' })
    const { token } = (await signin('admin@college.edu')).body
    expect((await site.ask('GET', '/approvals', { as: token })).status).toBe(200)
  })

  test('safety A11 create of a known address fails and changes nothing', async () => {
    const { email, name } = await site.member({ name: 'Known' })
    const { code, err } = await member('create', '--email', email, ...given, '--role', 'admin')
    expect([code, err]).toEqual([1, `${email} is known already (approved).\n`])
    const { rows } = await site.database.pool.query('select name, role from members where email = $1', [
      email,
    ])
    expect(rows).toEqual([{ name, role: 'member' }])
  })

  test('safety D whom it makes a member is named at once in texts that stand ready', async () => {
    const { as } = await site.member()
    const waits = await site.member({ name: 'Wait Ing', status: 'pending' })
    const body = { title: 'Who knows?', category: 'General', content: `@${waits.handle} and @made.later` }
    const path = `/api/v1/forum/threads/${(await site.ask('POST', '/forum/threads', { as, body })).body.data._id}`
    const shown = async () => (await site.app.inject(path)).json().data.html
    expect(await shown()).toContain(`@${waits.handle} and @made.later`)
    await carryOut('approve', waits.email)
    expect(await shown()).toContain('@Wait Ing</span>')
    await carryOut('create', '--email', 'made@college.edu', ...given, '--name', 'Made Later')
    expect(await shown()).toContain('@Made Later</span>')
  })

  test('AUTH-30 approve lets a signup in, once; a declined one too', async () => {
    const [waits, gone] = [
      await site.member({ status: 'pending' }),
      await site.member({ status: 'declined' }),
    ]
    expect(await carryOut('approve', waits.email.toUpperCase())).toEqual([
      `${waits.email} is approved, and is told by email.`,
    ])
    expect((await signin(waits.email)).status).toBe(200)
    expect(await carryOut('approve', waits.email)).toEqual([`${waits.email} was approved already.`])
    await carryOut('approve', gone.email)
    expect((await signin(gone.email)).status).toBe(200)
    await expect(carryOut('decline', waits.email)).rejects.toThrow(Refusal)
    await expect(carryOut('approve', 'nobody@college.edu')).rejects.toThrow('Nobody signed up with')
  })

  test('safety S3 disable and signout end every sign-in at once, enable lets the member in again', async () => {
    const { email, as } = await site.member()
    const profile = async (token: string) => (await site.ask('GET', '/members/', { as: token })).status
    expect(await carryOut('signout', email)).toEqual([`${email} is signed out everywhere now.`])
    expect(await profile(as)).toBe(401)
    const { token } = (await signin(email)).body
    expect(await carryOut('disable', email.toUpperCase())).toEqual([`${email} is disabled now.`])
    expect([await profile(token), (await signin(email)).status]).toEqual([401, 401])
    expect(await carryOut('disable', email)).toEqual([`${email} is disabled already.`])
    expect(await carryOut('enable', email)).toEqual([`${email} is enabled now.`])
    expect((await signin(email)).status).toBe(200)
  })

  test('safety Z6 role makes and unmakes admins and managers, but never the last admin', async () => {
    await site.database.pool.query(`update members set role = 'member'`)
    const { id, email, as } = await site.member()
    const may = async (path: string) => (await site.ask('GET', path, { as })).status
    expect(await member('role', email, 'admin')).toMatchObject({
      code: 0,
      out: `${email} is an admin now.\n`,
    })
    expect(await may('/audit')).toBe(200)
    for (const words of [
      ['role', email, 'member'],
      ['disable', email],
    ])
      expect(await member(...words)).toMatchObject({
        code: 1,
        err: `${email}: This is the last admin. Make somebody else an admin first.\n`,
      })
    await carryOut('role', email, 'manager')
    await site.member({ role: 'admin' })
    await carryOut('role', email, 'member')
    expect([await may('/audit'), await may('/approvals')]).toEqual([403, 200])
    await carryOut('role', email, 'no-manager')
    expect(await may('/approvals')).toBe(403)
    const { rows } = await site.database.pool.query(
      'select action, address from audit where target = $1 order by created_at, action desc',
      [id],
    )
    const both = (act: string) => ['moderation', 'approvals'].map((task) => `task.${act}-${task}`)
    const actions = ['role.admin', ...both('give'), 'role.member', ...both('take')]
    expect(rows).toEqual(actions.map((action) => ({ action, address: 'command line' })))
  })

  test('AUTH-30 neither role nor disable decides a signup, and a stranger is none', async () => {
    const { email } = await site.member({ status: 'pending' })
    for (const words of [
      ['disable', email],
      ['enable', email],
      ['role', email, 'admin'],
    ])
      await expect(carryOut(...words)).rejects.toThrow('Decide it in the approval queue.')
    await expect(carryOut('role', 'nobody@college.edu', 'admin')).rejects.toThrow('Nobody signed up with')
  })

  test('SAFE-121 safety S4 P3 password gives a new one, shows it once and ends every sign-in', async () => {
    const { id, email, as } = await site.member({ role: 'admin' })
    const [line = ''] = (await carryOut('password', email.toUpperCase())) ?? []
    const given = /^The new password of (\S+) is (\S+)$/.exec(line)
    expect(given?.[1]).toBe(email)
    const signsIn = async (password: string) =>
      (await site.ask('POST', '/members/signin', { body: { email, password } })).status
    expect((await site.ask('GET', '/members/', { as })).status).toBe(401)
    expect([await signsIn(PASSWORD), await signsIn(String(given?.[2]))]).toEqual([401, 200])
    const { subject } = await new FolderMailbox(site.dataDir).newest(email)
    expect(subject).toBe('Your Call of Code password was changed')
    const { rows } = await site.database.pool.query('select * from audit where target = $1', [id])
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'password.set', outcome: 'ok', address: 'command line' }),
    )
    expect(JSON.stringify(rows)).not.toContain(given?.[2])
  })

  test('SAFE-121 password lets nobody in whom no admin has let in', async () => {
    for (const status of ['pending', 'disabled'] as const) {
      const { email } = await site.member({ status })
      await expect(carryOut('password', email)).rejects.toThrow(
        `${email} is ${status}. Approve or enable the account first.`,
      )
    }
    await expect(carryOut('password', 'nobody@college.edu')).rejects.toThrow(Refusal)
  })

  test('SAFE-122 safety P2 P3 delete takes an account away as its member would, once it is meant', async () => {
    const { id, email, as } = await site.member({ name: 'Leaving Soon' })
    const body = { title: 'Mine', category: 'General', content: 'Words of mine.' }
    const { _id } = (await site.ask('POST', '/forum/threads', { as, body })).body.data
    const asked = await member('delete', email)
    expect(asked).toMatchObject({ code: 1, err: expect.stringContaining(`-- delete ${email} --yes`) })
    expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
    expect(await member('delete', email, '--yes')).toMatchObject({
      code: 0,
      err: '',
      out: `The account of ${email} is deleted. A mail tells them. Backups that exist still hold it.\n`,
    })
    expect([(await site.ask('GET', '/members/', { as })).status, (await signin(email)).status]).toEqual([
      401, 401,
    ])
    expect(JSON.stringify((await site.ask('GET', `/forum/threads/${_id}`)).body)).not.toContain('Leaving')
    const { rows } = await site.database.pool.query(
      `select (select count(*)::int from members where id = $1) as members, (select finished_at is not null from deletions
        where member_id = $1) as done, (select address from audit where action = 'member.delete' and target = $2) as by`,
      [id, id],
    )
    expect(rows).toEqual([{ members: 0, done: true, by: 'command line' }])
  })

  test('SAFE-122 safety Z6 delete leaves the last admin', async () => {
    await site.database.pool.query(`update members set role = 'member'`)
    const { email, as } = await site.member({ role: 'admin' })
    await expect(carryOut('delete', email, '--yes')).rejects.toThrow('This is the last admin.')
    expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
  })

  test('AUTH-31 list tells programs and people who there is', async () => {
    await site.member({ email: 'declined@college.edu', status: 'declined', name: 'Escape \x1b[31m' })
    const { out } = await member('list', '--json')
    expect(JSON.parse(out)).toContainEqual(
      expect.objectContaining({ email: 'declined@college.edu', status: 'declined', role: 'member' }),
    )
    expect(out).not.toContain('argon2')
    expect((await carryOut('list'))?.join()).toContain('Escape ?[31m')
  })
})

test('safety A11 on a data folder of its own it starts the database, and leaves none running', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'callofcode-member-'))
  const made = await run({ DATA_DIR }, 'create', '--email', 'one@college.edu', ...given, '--pending')
  expect(made).toMatchObject({ code: 0, err: '' })
  expect((await run({ DATA_DIR }, 'decline', 'one@college.edu')).code).toBe(0)
  expect(await findRunning(DATA_DIR)).toBeUndefined()
  expect(await new FolderMailbox(DATA_DIR).all()).toEqual([])
  await rm(DATA_DIR, { recursive: true, force: true })
})

test('AUTH-32 a decision of the command is mailed by the site', async () => {
  const site = await testSite({ APP_SECRET })
  const { email } = await site.member({ status: 'pending' })
  await site.mailer.stop()
  await run({ DATABASE_URL: site.database.url, DATA_DIR: site.dataDir, APP_SECRET }, 'approve', email)
  const mailer = await openSiteMailer({
    database: site.database,
    env: site.env,
    print: () => undefined,
    secret: await siteSecret(site.env, site.database),
  })
  const mail = await new FolderMailbox(site.dataDir).newest(email)
  await mailer.stop()
  await site.close()
  expect(mail.subject).toBe('Welcome to Call of Code')
})

describe('refusals', () => {
  test.each([
    [[], 'Name a command.'],
    [['destroy'], 'There is no command destroy.'],
    [['approve'], 'Whom? approve takes an email.'],
    [['disable'], 'Whom? disable takes an email.'],
    [['password'], 'Whom? password takes an email.'],
    [['disable', 'a@b.edu', '--yes'], '--yes belongs to delete.'],
    [['enable', 'a@b.edu', 'c'], 'What is c for?'],
    [['role', 'a@b.edu'], 'Which role? It must be one of admin, member, manager, no-manager.'],
    [['role', 'a@b.edu', 'king'], 'Which role?'],
    [['role', 'a@b.edu', 'constructor'], 'Which role?'],
    [['list', '--role', 'admin'], '--role belongs to create.'],
    [['list', 'everybody'], 'What is everybody for?'],
    [['create', '--emial', 'x'], "Unknown option '--emial'"],
    [['create', '--email', 'x', ...given], '--email: Enter an email address'],
    [['create', '--email', 'a@b.edu', '--name', 'A', '--password', 'weak'], '--password: Password must be'],
    [['create', '--email', 'a@b.edu', ...given, '--role', 'king'], '--role: One of member, admin.'],
  ])('safety A11 %j is not understood, and says why', (args, message) => {
    expect(() => readCommand(args)).toThrow(Misuse)
    expect(() => readCommand(args)).toThrow(message)
  })

  test('safety A11 what is not understood ends with 2 and shows how it is meant', async () => {
    expect(await run({}, 'destroy')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Usage:'),
    })
    expect(readCommand(['--help'])).toBeUndefined()
  })
})
