import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { mailPauseIsOver, queueSettled } from '../../../testing/waits/mail-pause.ts'
import { unsubscribeToken } from '../../platform/mail/unsubscribe.ts'
import { askedMailStore } from './asked-mail-store.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let mails: FolderMailbox
let admin: Member
let batch: string
beforeAll(async () => {
  site = await testSite({
    QUESTION_MAIL_SECONDS: '3600',
    THREAD_MAIL_SECONDS: '3600',
    PUBLIC_URL: 'https://club.example',
  })
  mails = new FolderMailbox(site.dataDir)
  admin = await site.member({ role: 'admin' })
  batch = (await site.ask('POST', '/admin/batches', { as: admin.as, body: { name: 'CSE' } })).body.data._id
})
afterAll(() => site.close())
beforeEach(() => sql('delete from batch_mentors'))

const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
async function mentor(name = 'Mina') {
  const made = await site.member({ name })
  await site.ask('PUT', `/admin/members/${made.id}/mentored/${batch}`, { as: admin.as })
  return made
}
const member = (name = 'Asha') => site.member({ name, batchId: batch })
async function ask(by: Member, title: string) {
  const code = { language: 'python', source: 'the_secret = 1' }
  const body = { to: 'mentors', title, content: 'the_secret_words', code }
  return (await site.ask('POST', '/problems/fair-cuts/questions', { as: by.as, body })).body.data
    ._id as string
}
const comment = (by: Member, id: string, content = 'the_answer') =>
  site.ask('POST', `/asked/${id}/comments`, { as: by.as, body: { content } })
const settled = () => queueSettled(site.database.pool)
const pauseIsOver = ({ id }: Member) => mailPauseIsOver(site.database.pool, id)
const count = async ({ email }: Member) => (await mails.to(email)).length
const tokenIn = (text = '') => /\?token=(\S+)/.exec(text)?.[1] ?? ''

describe('mails to mentors', () => {
  test('LEARN-234 say who asks what, with a link, and nothing of what the question carries or says', async () => {
    const [mina, asha] = [await mentor(), await member('Asha')]
    const id = await ask(asha, 'Why is it <b>zero</b>?')
    const mail = await mails.newest(mina.email)
    expect(mail.subject).toBe('Asha asks mentors: Why is it <b>zero</b>?')
    expect(mail.text).toContain(`https://club.example/dashboard/questions/${id}`)
    expect(mail.html).toContain('&lt;b&gt;zero&lt;/b&gt;')
    expect(mail.text).not.toContain('the_secret')
    const end = `https://club.example/unsubscribe?token=${unsubscribeToken(site.secret, mina.id, 'questions')}`
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${end}>`)
    expect(await count(asha)).toBe(0)
  })

  test('LEARN-234 a flood is one mail at first and one at the end of the pause, with what still waits and was not seen', async () => {
    const [mina, asha, bela, chen] = [
      await mentor(),
      await member('Asha'),
      await member('Bela'),
      await member('Chen'),
    ]
    await ask(asha, 'First')
    await mails.newest(mina.email)
    for (let at = 0; at < 4; at += 1) await ask(bela, `Bela ${at}`)
    const [answered, seen] = [await ask(chen, 'Answered soon'), await ask(chen, 'Seen')]
    for (let at = 0; at < 4; at += 1) await ask(asha, `Asha ${at}`)
    for (let at = 0; at < 3; at += 1) await ask(chen, `Chen ${at}`)
    await settled()
    expect(await count(mina)).toBe(1)
    await comment(mina, answered)
    await sql(`update notifications set read_at = now() where subject_id = $1`, seen)
    await pauseIsOver(mina)
    const mail = await mails.newest(mina.email, 2)
    expect(mail.subject).toBe('11 questions wait for mentors')
    expect(mail.text).toContain('Bela: Bela 0')
    expect(mail.text).toContain('And 1 more.')
    expect(mail.text).not.toMatch(/Answered soon|Seen|First|Chen: Chen 2/)
    expect(mail.text).toContain('https://club.example/dashboard/questions?of=queue')
    // Nothing is mailed twice.
    await pauseIsOver(mina)
    expect(await count(mina)).toBe(2)
  })

  test('LEARN-234 a word of who asked is news again; nobody is mailed who is a mentor no longer, muted them, or left', async () => {
    const [mina, deaf, former, gone] = [
      await mentor(),
      await mentor('Deaf'),
      await mentor('Former'),
      await mentor('Gone'),
    ]
    const asha = await member()
    await sql(
      `insert into member_relations (member_id, other_id, kind) values ($1, $2, 'muted')`,
      deaf.id,
      asha.id,
    )
    // Their next mails must wait for the pause.
    await ask(await member('Bela'), 'Before')
    for (const one of [mina, former, gone]) await mails.newest(one.email)
    const id = await ask(asha, 'Why?')
    await settled()
    await site.ask('DELETE', `/admin/members/${former.id}/mentored/${batch}`, { as: admin.as })
    await sql(`update members set status = 'disabled' where id = $1`, gone.id)
    const before = [await count(mina), await count(former), await count(gone)]
    for (const one of [mina, former, gone]) await pauseIsOver(one)
    expect([await count(mina), await count(former), await count(gone)]).toEqual([
      (before[0] ?? 0) + 1,
      before[1],
      before[2],
    ])
    expect((await mails.to(deaf.email)).map(({ text }) => text).join()).not.toContain('Why?')
    await comment(mina, id)
    await comment(asha, id, 'And now?')
    await pauseIsOver(mina)
    expect((await mails.newest(mina.email, (before[0] ?? 0) + 2)).text).toContain('Why?')
  })

  test('LEARN-234 each ends them in the settings or by the link, which ends no other mails; only mentors have the switch', async () => {
    const [mina, asha] = [await mentor(), await member()]
    const settings = async ({ as }: Member) =>
      (await site.ask('GET', '/notifications/settings', { as })).body.data
    expect((await settings(mina)).mailQuestions).toBe(true)
    expect(await settings(asha)).not.toHaveProperty('mailQuestions')
    await ask(asha, 'One')
    const token = tokenIn((await mails.newest(mina.email)).text)
    const ended = await site.ask('POST', '/notifications/unsubscribe', { body: { token } })
    expect([ended.status, ended.body.message]).toEqual([200, 'No more mails about questions to mentors'])
    expect(await settings(mina)).toMatchObject({
      mailQuestions: false,
      mailReplies: true,
      mailMentions: true,
    })
    await ask(asha, 'Two')
    await pauseIsOver(mina)
    expect(await count(mina)).toBe(1)
    const body = { mailMentions: true, mailReplies: true }
    await site.ask('PUT', '/notifications/settings', { as: mina.as, body })
    expect((await settings(mina)).mailQuestions).toBe(false)
    await site.ask('PUT', '/notifications/settings', { as: mina.as, body: { ...body, mailQuestions: true } })
    await ask(asha, 'Three')
    await settled()
    expect((await mails.newest(mina.email, 2)).text).toContain('Three')
    const turned = { body: { token: token.replace('.questions.', '.events.') } }
    expect((await site.ask('POST', '/notifications/unsubscribe', turned)).status).toBe(400)
  })

  test('LEARN-234 of 60,000 notifications of 200 mentors a mail reads those of one that are news', {
    tags: 'long',
  }, async () => {
    const [mina, asha] = [await mentor(), await member()]
    await ask(asha, 'News')
    await settled()
    await sql(
      `with made as (insert into members (name, email, password_hash, status) select 'M ' || n, 'm' || n || '@x.example', '-', 'approved'
         from generate_series(1, 200) n returning id),
       asked as (insert into help_questions (member_id, problem, asked_to, title, content, state)
         select $1, 'fair-cuts', 'mentors', 't', 'c', 'answered' from generate_series(1, 300) returning id),
       heads as (insert into batch_mentors (batch_id, member_id) select $3, id from made)
       insert into notifications (member_id, kind, subject_id, read_at, mailed_at, created_at)
       select reader.id, 'question', asked.id, now(), now(), now() - interval '1 day'
       from asked, (select id from made union all select $2) as reader`,
      asha.id,
      mina.id,
      batch,
    )
    await sql(
      'update notifications set mailed_at = null where subject_id in (select id from help_questions where title = $1)',
      'News',
    )
    await sql('vacuum analyze notifications')
    const { sql: reader } = site.database
    const read = await rowsRead(site.database, 'notifications', async () => {
      expect(await askedMailStore.waiting(reader, mina.id)).toMatchObject([{ title: 'News' }])
      expect(await askedMailStore.lastMailed(reader, mina.id)).toBeInstanceOf(Date)
    })
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(700)
    await sql(`delete from members where email like 'm%@x.example'`)
  })
})

describe('mails to who asked', () => {
  test('LEARN-235 tell of an answer as of replies in the forum: once in the pause, and not whoever wants none of these', async () => {
    const [mina, asha, quiet] = [await mentor(), await member(), await member('Quiet')]
    await sql('update members set mail_replies = false where id = $1', quiet.id)
    const [id, silent] = [await ask(asha, 'Why?'), await ask(quiet, 'Still?')]
    for (const one of [id, silent]) await comment(mina, one)
    const mail = await mails.newest(asha.email)
    expect(mail.subject).toBe('Mina answered: Why?')
    expect(mail.text).toContain(`https://club.example/dashboard/questions/${id}`)
    expect(mail.text).not.toMatch(/the_answer|the_secret/)
    const end = `https://club.example/unsubscribe?token=${unsubscribeToken(site.secret, asha.id)}`
    expect(mail.text).toContain(end)
    for (const words of ['two', 'three']) await comment(mina, id, words)
    await settled()
    expect(await count(asha)).toBe(1)
    await pauseIsOver(asha)
    expect(await count(asha)).toBe(2)
    await comment(mina, id, 'four')
    await sql('update notifications set read_at = now() where member_id = $1', asha.id)
    await pauseIsOver(asha)
    expect(await count(asha)).toBe(2)
    expect(await count(quiet)).toBe(0)
  })
})
