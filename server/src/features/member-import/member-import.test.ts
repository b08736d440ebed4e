import { importMessages } from '@callofcode/contract/member-import/member-import'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SmtpMailbox } from '../../../testing/mailbox.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { csvMessages } from '../../platform/http/read-csv.ts'
import { readMembersCsv } from './read-csv.ts'

let site: TestSite
const mailbox = new SmtpMailbox()
let admin: { id: string; as: string; email: string }
beforeAll(async () => {
  site = await testSite({ SMTP_URL: await mailbox.open() })
  admin = await site.member({ role: 'admin', name: 'Asha Admin' })
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

const preview = async (csv: string) =>
  (await site.ask('POST', '/admin/members/import/preview', { as: admin.as, body: { csv } })).body.data
const load = (csv: string, key?: string) =>
  site.ask('POST', '/admin/members/import', {
    as: admin.as,
    body: { csv },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const rowOf = async (email: string) =>
  (await site.database.pool.query('select * from members where email = $1', [email])).rows[0]
const countOf = async (table: string) =>
  (await site.database.pool.query(`select count(*)::int as all from ${table}`)).rows[0].all
const auditOf = async (target: string) =>
  (
    await site.database.pool.query('select action, actor_id from audit where target = $1 order by action', [
      target,
    ])
  ).rows
const linkIn = (text: string | undefined) => /#reset=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const setPassword = (token: string, password: string) =>
  site.ask('POST', '/members/resetPassword', { as: token, body: { memberData: { password } } })
const signin = (email: string, password: string) =>
  site.ask('POST', '/members/signin', { body: { email, password } })

describe('the file', () => {
  test('AUTH-311 signs that nobody sees are left out of addresses', () => {
    const { rows, faults } = readMembersCsv(
      'name,email\nA,\u200basha\u00ad@a.edu\u2060\nB,b@\u202aa.edu\u202c\ufeff',
    )
    expect([rows.map(({ email }) => email), faults]).toEqual([['asha@a.edu', 'b@a.edu'], []])
  })
  test('CLUB-101 is read as spreadsheets write it: any case of the heads, commas, semicolons or tabs, quotes, BOM, CRLF', () => {
    const files = [
      'name,email,passout year,batch\nAsha Rao,ASHA@a.edu,2027,CSE A\n',
      '\ufeff"E-Mail";"NAME";"Batch";"Passout Year"\r\n" asha@a.edu ";"Asha Rao";"CSE A";"2027"\r\n\r\n',
      'sep=;\nname;email;passout year;batch;\nAsha Rao; "asha@a.edu";2027;CSE A;;\n',
      'Roll no\tFull Name\tEmail address\tYear of passing\tCohort\n1\tAsha Rao\tasha@a.edu\t2027\tCSE A\n',
    ]
    for (const file of files) {
      const { rows, faults } = readMembersCsv(file)
      expect(faults).toEqual([])
      expect(rows).toEqual([
        {
          line: file.startsWith('sep=') ? 3 : 2,
          name: 'Asha Rao',
          email: 'asha@a.edu',
          passoutYear: 2027,
          batch: 'CSE A',
          facts: {},
        },
      ])
    }
    expect(readMembersCsv(files.at(-1) ?? '').heads[0]).toMatchObject({ head: 'Roll no', column: null })
    const lines = readMembersCsv('name,email\n"Rao,\n""Asha""",a@a.edu\n\nB,b@a.edu')
    expect(lines.rows.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Rao, "Asha"'],
      [5, 'B'],
    ])
  })

  test('CLUB-102 what is wrong is told by its line and column, and nothing is imported', async () => {
    const csv = [
      'Name,Email,Passout year,Batch',
      'Ravi,not an address,2027,A',
      ',meera@a.edu,27,A',
      'One,twice@a.edu,2027,A',
      'Two,Twice@A.edu,2027,A',
      'Many,many@a.edu,2027,A,more',
      `Long,long@a.edu,2027,${'x'.repeat(61)}`,
      'Good,good@a.edu,2027,A',
      // The number is the line where the row begins.
      '"Over\ntwo",no address,2027,A',
    ].join('\n')
    const { faults, faultCount } = await preview(csv)
    expect(faults.map((one: { line: number; column: string }) => [one.line, one.column])).toEqual([
      [2, 'Email'],
      [3, 'Name'],
      [3, 'Passout year'],
      [5, 'Email'],
      [6, null],
      [7, 'Batch'],
      [9, 'Email'],
    ])
    expect(faultCount).toBe(7)
    expect(faults[3].message).toBe('This address is on line 4 already.')
    expect(faults.slice(0, 3).map(({ found }: { found: string }) => found)).toEqual([
      'not an address',
      '',
      '27',
    ])
    const before = await countOf('members')
    const refused = await load(csv)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['csv']])
    expect(refused.body.errors.csv).toContain('Some lines are wrong, so nobody was imported. Line 2, Email:')
    expect([await countOf('members'), await countOf('batches')]).toEqual([before, 0])
  })

  test.each([
    ['Choose a file, or paste its rows.', ''],
    ['none of them is “Name” or “Email”', 'who,where\nAsha,Pune'],
    [importMessages.noRows.text, 'name,email'],
    [`Line 1: ${csvMessages.twice('Email').text}`, 'name,email,mail\nA,a@a.edu,b@a.edu'],
    [`Line 3: ${csvMessages.open.text}`, 'name,email\nA,a@a.edu\n"Asha,b@a.edu\nC,c@a.edu\n'],
    [`Line 2: ${csvMessages.misplaced.text}`, 'name,email\nA"sha"x,"a@a.edu"b'],
    [importMessages.tooManyRows.text, `name,email\n${'A,a@a.edu\n'.repeat(2_001)}`],
    ['At most 250 kB', `name,email\nA,${'a'.repeat(250_000)}@a.edu`],
  ])('CLUB-102 a file as a whole is refused with a reason: %s', async (why, csv) => {
    const answer = await load(csv)
    expect([answer.status, answer.body.errors.csv]).toEqual([400, expect.stringContaining(why)])
  })

  test('CLUB-103 hostile text is text: formulas, markup, line breaks and changes of direction', async () => {
    const csv =
      'name,email,batch\n"=HYPERLINK(""http://x"")",f@hostile.edu,=1+1\n"<b>A\nB</b>\u202e",m@hostile.edu,\'; drop table members\n'
    expect((await load(csv)).status).toBe(200)
    expect((await rowOf('f@hostile.edu')).name).toBe('=HYPERLINK("http://x")')
    expect((await rowOf('m@hostile.edu')).name).toBe('<b>A B</b>')
    const { html } = await mailbox.newest('m@hostile.edu')
    expect(html).toContain('&lt;b&gt;A B&lt;/b&gt;')
  })
})

describe('an import', () => {
  test('CLUB-100 CLUB-104 says first who is new, waits, is known or shut, and then makes members who set a password by the link', async () => {
    const known = await site.member({ email: 'known@club.edu', name: 'Known One' })
    await site.member({ email: 'declined@club.edu', status: 'declined' })
    await site.member({ email: 'disabled@club.edu', status: 'disabled', role: 'admin' })
    const waits = await site.member({ email: 'waits@club.edu', status: 'pending', name: 'Waits Here' })
    const csv = [
      'name,email,passout year,batch',
      'New One,new@club.edu,2028,CSE A',
      'Other,known@club.edu,,',
      'Waits,waits@club.edu,2028,CSE A',
      'Declined,declined@club.edu,2028,CSE A',
      `Disabled,disabled@club.edu,2028,CSE A`,
    ].join('\n')
    const told = await preview(csv)
    expect(told).toMatchObject({ counts: { new: 1, waiting: 1, known: 1, shut: 2 }, newBatches: ['CSE A'] })
    expect(told.people.map((one: { email: string; state: string }) => [one.email, one.state])).toEqual([
      ['new@club.edu', 'new'],
      ['waits@club.edu', 'waiting'],
      ['known@club.edu', 'known'],
      ['declined@club.edu', 'shut'],
      ['disabled@club.edu', 'shut'],
    ])
    expect(await rowOf('new@club.edu')).toBeUndefined()

    const { body } = await load(csv)
    expect(body.data).toEqual({ created: 1, approved: 1, updated: 0, left: 3, shut: 2 })
    const made = await rowOf('new@club.edu')
    expect(made).toMatchObject({
      status: 'approved',
      password_hash: null,
      decided_by: admin.id,
      role: 'member',
    })
    expect(await rowOf('known@club.edu')).toMatchObject({
      name: 'Known One',
      batch_id: null,
      updated_at: known.updatedAt,
    })
    expect([(await rowOf('declined@club.edu')).status, (await rowOf('disabled@club.edu')).status]).toEqual([
      'declined',
      'disabled',
    ])
    expect(await auditOf(made.id)).toEqual([{ action: 'member.import', actor_id: admin.id }])
    expect(await auditOf(waits.id)).toEqual([{ action: 'signup.approve', actor_id: admin.id }])
    expect(await auditOf('2 members')).toContainEqual({ action: 'import.members', actor_id: admin.id })

    // A pending member has a password of their own.
    expect((await mailbox.newest('waits@club.edu')).subject).toBe('Welcome to Call of Code')
    expect((await signin('waits@club.edu', PASSWORD)).status).toBe(200)
    const mail = await mailbox.newest('new@club.edu')
    expect(mail.text).toContain('for 14 days')
    expect((await signin('new@club.edu', PASSWORD)).status).toBe(401)
    const token = linkIn(mail.text)
    expect((await setPassword(token, 'Fresh-2026!')).status).toBe(200)
    expect((await setPassword(token, 'Fresh-2027!')).status).toBe(401)
    expect((await signin('new@club.edu', 'Fresh-2026!')).status).toBe(200)
    expect((await rowOf('new@club.edu')).email_confirmed_at).not.toBeNull()
    for (const email of ['known@club.edu', 'declined@club.edu', 'disabled@club.edu'])
      expect(await mailbox.to(email)).toEqual([])
  })

  test('CLUB-381 a second import sets year and batch of members, says before what they have and what they get, and mails nobody', async () => {
    const made = await site.member({ name: 'Had None', email: 'none@again.edu' })
    await load('name,email,passout year,batch\nHas Both,both@again.edu,2027,Old A')
    await site.member({ email: 'shut@again.edu', status: 'disabled' })
    const csv = [
      'name,email,passout year,batch',
      'Other Name,none@again.edu,2028,',
      'Has Both,both@again.edu,2027,New B',
      `Asha Admin,${admin.email},,`,
      'Gone,shut@again.edu,2028,Nobody C',
    ].join('\n')
    const told = await preview(csv)
    expect(told).toMatchObject({
      counts: { new: 0, waiting: 0, changed: 2, known: 1, shut: 1 },
      newBatches: ['New B'],
    })
    expect(told.people.slice(0, 2)).toMatchObject([
      { passoutYear: 2028, batch: null, before: { passoutYear: null, batch: null } },
      { passoutYear: 2027, batch: 'New B', before: { passoutYear: 2027, batch: 'Old A' } },
    ])
    expect((await load(csv)).body.data).toEqual({ created: 0, approved: 0, updated: 2, left: 2, shut: 1 })
    expect(await rowOf('none@again.edu')).toMatchObject({
      name: 'Had None',
      batch_id: null,
      passout_year: new Date('2028-01-02'),
    })
    expect(await auditOf(made.id)).toEqual([{ action: 'member.year', actor_id: admin.id }])
    expect((await auditOf((await rowOf('both@again.edu')).id)).map(({ action }) => action)).toEqual([
      'member.batch',
      'member.import',
    ])
    expect(await auditOf('2 members')).toContainEqual({ action: 'import.update', actor_id: admin.id })
    expect(await mailbox.to('none@again.edu')).toEqual([])
    // A second import, with the batch in other letter case, changes nothing.
    expect((await load(csv.replace('New B', 'new b'))).body.data).toMatchObject({ updated: 0, left: 4 })
    // A row that changes nothing creates no batch.
    const { body } = await site.ask('GET', '/admin/batches', { as: admin.as })
    const names = body.data.map(({ name }: { name: string }) => name)
    expect([names.includes('New B'), names.includes('Nobody C')]).toEqual([true, false])
  })

  test('CLUB-105 who signed up with an address that is not confirmed does not keep the password they typed', async () => {
    await site.member({
      email: 'victim@club.edu',
      name: 'Some Stranger',
      status: 'pending',
      emailConfirmedAt: null,
    })
    expect((await load('name,email\nRight Owner,victim@club.edu')).body.data.approved).toBe(1)
    expect((await signin('victim@club.edu', PASSWORD)).status).toBe(401)
    expect((await rowOf('victim@club.edu')).name).toBe('Right Owner')
    const { text } = await mailbox.newest('victim@club.edu')
    expect((await setPassword(linkIn(text), 'Owner-2026!')).status).toBe(200)
    expect((await signin('victim@club.edu', 'Owner-2026!')).status).toBe(200)
  })

  test('CLUB-106 sent again with its key it is done once, and nobody gets a second mail; again without one, all are known', async () => {
    const csv = 'name,email\nOnce,once@club.edu'
    const answers = await Promise.all(Array.from({ length: 5 }, () => load(csv, 'import-once')))
    for (const { body } of answers.filter(({ status }) => status === 200))
      expect(body.data).toEqual({ created: 1, approved: 0, updated: 0, left: 0, shut: 0 })
    expect((await load(csv)).body.data).toEqual({ created: 0, approved: 0, updated: 0, left: 1, shut: 0 })
    // The server receives a mail a moment before its job is deleted.
    await expect
      .poll(() => countOf(`graphile_worker.jobs where task_identifier = 'mail'`), { timeout: 15_000 })
      .toBe(0)
    expect(await mailbox.to('once@club.edu')).toHaveLength(1)
  })

  test('CLUB-106 two imports of one file at the same time make each member once', async () => {
    const csv = `name,email\n${Array.from({ length: 60 }, (_, at) => `P ${at},both${at}@club.edu`).join('\n')}`
    const answers = await Promise.all([load(csv), load(csv)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.data.created, 0)).toBe(60)
  })

  test('CLUB-107 safety Z6 an admin who stands in the file stays an admin, the last one too', async () => {
    expect((await load(`name,email\nSomebody,${admin.email}`)).body.data).toMatchObject({ left: 1 })
    expect(await rowOf(admin.email)).toMatchObject({ role: 'admin', status: 'approved', name: 'Asha Admin' })
  })

  test('CLUB-108 two thousand rows take four times the statements of one, each within its limit', {
    tags: 'long',
  }, async () => {
    // Three times the time limit of a statement, as two other tests run on the same cores.
    const own = await testSite({}, { patience: 7_500 })
    const { as } = await own.member({ role: 'admin' })
    const counted = async (csv: string) => {
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      const { body } = await own.ask('POST', '/admin/members/import', { as, body: { csv } })
      const texts = sent.mock.calls.map(
        ([query]) => (query as unknown as { text?: string }).text ?? String(query),
      )
      sent.mockRestore()
      // The only other statements poll for jobs.
      const statements = texts.filter((text) =>
        /members|batches|audit|reset_tokens|add_job/.test(text),
      ).length
      return { statements, created: body.data?.created }
    }
    const line = (at: number) => `Same ${at % 110} Name,crowd${at}@club.edu,2027,Batch ${at % 5}`
    const head = 'name,email,passout year,batch\n'
    const one = await counted(head + line(0))
    const many = await counted(head + Array.from({ length: 2_000 }, (_, at) => line(at + 1)).join('\n'))
    expect([one.created, many.created]).toEqual([1, 2_000])
    expect(many.statements).toBeLessThanOrEqual(4 * one.statements)
    // A name that two thousand share, and names that lead to each other's handles.
    const same = Array.from({ length: 1_990 }, (_, at) => `Same Same,same${at}@club.edu`)
    const close = Array.from({ length: 10 }, (_, at) => `Same Same${at + 2},close${at}@club.edu`)
    const clash = await counted(`name,email\n${[...same, ...close].join('\n')}`)
    expect(clash.created).toBe(2_000)
    const handles = await own.database.pool.query('select count(distinct handle)::int as all from members')
    expect(handles.rows[0].all).toBe(4_002)
    const found = await own.database.pool.query(
      `select 1 from search_documents where kind = 'person' and title like 'Same % Name'`,
    )
    expect(found.rowCount).toBe(2_001)
    await own.close()
  })
})

describe('the link to a password', () => {
  const send = (id: string) => site.ask('POST', `/admin/members/${id}/password-link`, { as: admin.as })

  test('CLUB-109 the invitation is sent again, the link before ends, and it is said how often that may be', async () => {
    await load('name,email\nLate,late@club.edu')
    const { id } = await rowOf('late@club.edu')
    const first = linkIn((await mailbox.newest('late@club.edu')).text)
    const record = async () => (await site.ask('GET', `/admin/members/${id}`, { as: admin.as })).body.data
    expect((await record()).invitedAt).not.toBeNull()
    expect((await send(id)).body.message).toBe('Invitation sent again')
    const second = linkIn((await mailbox.newest('late@club.edu', 2)).text)
    expect((await setPassword(first, 'Fresh-2026!')).status).toBe(401)
    expect((await setPassword(second, 'Fresh-2026!')).status).toBe(200)
    expect((await record()).invitedAt).toBeNull()
    for (let more = 0; more < 4; more++) expect((await send(id)).status).toBe(200)
    expect((await send(id)).status).toBe(429)
    expect((await auditOf(id)).map(({ action }) => action)).toContain('member.invite')
  })

  test('CLUB-110 a member with a password gets a link to a new one for a day, and keeps the old one until then', async () => {
    const { id, email } = await site.member({ email: 'lost@club.edu' })
    const { body } = await send(id)
    expect([body.message, JSON.stringify(body)]).toEqual([
      'Link to a new password sent',
      expect.not.stringContaining('reset='),
    ])
    const { text } = await mailbox.newest(email)
    expect(text).toContain('for 24 hours')
    expect((await signin(email, PASSWORD)).status).toBe(200)
    expect((await setPassword(linkIn(text), 'Found-2026!')).status).toBe(200)
    expect((await signin(email, PASSWORD)).status).toBe(401)
    const pending = await site.member({ status: 'pending' })
    expect((await send(pending.id)).status).toBe(409)
  })
})

describe('a site without a mail server', () => {
  let quiet: TestSite
  let boss: Awaited<ReturnType<TestSite['member']>>
  beforeAll(async () => {
    quiet = await testSite({ PUBLIC_URL: 'http://club.example' })
    boss = await quiet.member({ role: 'admin' })
  })
  afterAll(() => quiet.close())
  const tokenIn = (link: string) => link.split('#reset=')[1] ?? ''

  test('CLUB-372 gives an admin the links of the invited to hand out, and each works once', async () => {
    const csv = 'name,email\nNew One,one@quiet.edu\nNew Two,two@quiet.edu'
    expect((await quiet.ask('POST', '/admin/members/import', { as: boss.as, body: { csv } })).status).toBe(
      200,
    )
    const { body } = await quiet.ask('POST', '/admin/members/invitation-links', { as: boss.as })
    expect(body.data.map(({ name, email }: never) => [name, email]).sort()).toEqual([
      ['New One', 'one@quiet.edu'],
      ['New Two', 'two@quiet.edu'],
    ])
    const token = tokenIn(body.data[0].link)
    const set = () =>
      quiet.ask('POST', '/members/resetPassword', {
        as: token,
        body: { memberData: { password: 'Fresh-2026!' } },
      })
    expect([(await set()).status, (await set()).status]).toEqual([200, 401])
    expect(
      (await quiet.ask('POST', '/admin/members/invitation-links', { as: boss.as })).body.data,
    ).toHaveLength(1)
    const audit = await quiet.ask('GET', '/audit?action=import.links', { as: boss.as })
    expect(audit.body.data.map(({ target }: never) => target)).toEqual(['1 member', '2 members'])
  })

  test('CLUB-377 the link of an invitation says who is welcome, keeps that they accept the conduct, and signs them in', async () => {
    await quiet.ask('POST', '/admin/members/import', {
      as: boss.as,
      body: { csv: 'name,email\nNew Six,six@quiet.edu' },
    })
    const { body } = await quiet.ask('POST', '/admin/members/invitation-links', { as: boss.as })
    const token = tokenIn(body.data.find(({ email }: { email: string }) => email === 'six@quiet.edu').link)
    const link = await quiet.ask('GET', '/members/resetPassword', { as: token })
    expect(link.body.data).toEqual({ name: 'New Six', isInvitation: true, lacksYear: true })
    const set = await quiet.ask('POST', '/members/resetPassword', {
      as: token,
      body: { memberData: { password: 'Fresh-2026!' }, acceptsConduct: true },
    })
    expect(set.status).toBe(200)
    expect((await quiet.ask('GET', '/members/', { as: set.body.token })).body.users[0].name).toBe('New Six')
    expect((await quiet.ask('GET', '/members/resetPassword', { as: token })).status).toBe(401)
    // A password link for a member who has a password signs nobody in.
    const old = await quiet.member()
    const sent = await quiet.ask('POST', `/admin/members/${old.id}/password-link`, { as: boss.as })
    const again = tokenIn(sent.body.data.link)
    expect((await quiet.ask('GET', '/members/resetPassword', { as: again })).body.data.isInvitation).toBe(
      false,
    )
    const reset = await quiet.ask('POST', '/members/resetPassword', {
      as: again,
      body: { memberData: { password: 'Fresh-2026!' } },
    })
    expect([reset.status, reset.body.token]).toEqual([200, undefined])
  })

  test('CLUB-372 shows one link of a member once, and never that of an organiser', async () => {
    const plain = await quiet.member()
    const send = (id: string) => quiet.ask('POST', `/admin/members/${id}/password-link`, { as: boss.as })
    const { body } = await send(plain.id)
    expect([body.message, body.data.link]).toEqual([
      'Link made',
      expect.stringMatching(/^http:\/\/club\.example\/signup\?tab=forgot#reset=/),
    ])
    const invited = { passwordHash: null, invitedAt: new Date() }
    for (const given of [{ role: 'admin' as const }, { tasks: ['moderation' as const] }]) {
      expect((await send((await quiet.member(given)).id)).status).toBe(409)
      const first = await quiet.member({ ...given, ...invited })
      expect((await send(first.id)).status).toBe(409)
      const links = await quiet.ask('POST', '/admin/members/invitation-links', { as: boss.as })
      expect(links.body.data.map(({ email }: never) => email)).not.toContain(first.email)
    }
    const audit = await quiet.ask('GET', `/audit?target=${plain.id}`, { as: boss.as })
    expect(audit.body.data.map(({ action }: never) => action)).toContain('member.password-link-shown')
  })

  test('CLUB-372 a site that mails gives no links', async () => {
    expect((await site.ask('POST', '/admin/members/invitation-links', { as: admin.as })).status).toBe(409)
  })
})
