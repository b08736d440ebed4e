import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { mailPauseIsOver, queueSettled } from '../../../testing/waits/mail-pause.ts'
import { unsubscribeToken } from '../../platform/mail/unsubscribe.ts'

/** Seconds: no test waits for its end. */
const PAUSE = 3_600
type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let mails: FolderMailbox
beforeAll(async () => {
  site = await testSite({ THREAD_MAIL_SECONDS: String(PAUSE), PUBLIC_URL: 'https://club.example' })
  mails = new FolderMailbox(site.dataDir)
})
afterAll(() => site.close())

const post = (path: string, by: Member, body: object) => site.ask('POST', path, { as: by.as, body })
async function start(by: Member): Promise<string> {
  const body = { title: 'Heaps & trees', category: 'General', content: 'Why?' }
  return (await post('/forum/threads', by, body)).body.data._id
}
async function reply(thread: string, by: Member, content = 'So.'): Promise<string> {
  return (await post(`/forum/threads/${thread}/replies`, by, { content })).body.data._id
}
const people = async () => [await site.member({ name: 'Asha' }), await site.member({ name: 'Ravi' })] as const
const settled = () => queueSettled(site.database.pool)

describe('mail about a thread', () => {
  test('says who did what, links to the post, and has an unsubscribe link', async () => {
    const [asha, ravi] = await people()
    const thread = await start(asha)
    const id = await reply(thread, ravi)
    const mail = await mails.newest(asha.email)
    expect(mail.subject).toBe('Ravi replied in your thread: Heaps & trees')
    expect(mail.text).toContain(`https://club.example/dashboard/forum/${thread}#reply-${id}`)
    const end = `https://club.example/unsubscribe?token=${unsubscribeToken(site.secret, asha.id)}`
    expect(mail.text).toContain(end)
    expect(mail.html).toContain(end)
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${end}>`)
  })

  test('is one at first and one at the end of the pause, however much happens in it', async () => {
    const [asha, ravi] = await people()
    const thread = await start(asha)
    await reply(thread, ravi)
    await mails.newest(asha.email)
    for (const content of ['two', `three @${asha.handle}`, 'four']) await reply(thread, ravi, content)
    await settled()
    expect(await mails.to(asha.email)).toHaveLength(1)
    await mailPauseIsOver(site.database.pool, asha.id)
    const second = await mails.newest(asha.email, 2)
    expect(second.subject).toBe('3 new in: Heaps & trees')
    expect(second.text).toContain('Ravi mentioned you.')
    await settled()
    expect(await mails.to(asha.email)).toHaveLength(2)
  })

  test('of another thread does not wait', async () => {
    const [asha, ravi] = await people()
    for (const thread of [await start(asha), await start(asha)]) await reply(thread, ravi)
    await mails.newest(asha.email, 2)
  })

  test('is not sent about posts that were read or deleted before it is sent', async () => {
    const [asha, ravi] = await people()
    const thread = await start(asha)
    await reply(thread, ravi)
    await mails.newest(asha.email)
    const gone = await reply(thread, ravi, 'two')
    await reply(thread, ravi, 'three')
    await post('/notifications/read', asha, { thread })
    await site.ask('DELETE', `/forum/replies/${gone}`, { as: ravi.as })
    await mailPauseIsOver(site.database.pool, asha.id)
    expect(await mails.to(asha.email)).toHaveLength(1)
  })

  test('safety Z4 the queue shows neither recipients nor subjects', async () => {
    const [asha, ravi] = await people()
    const thread = await start(asha)
    await reply(thread, ravi)
    await mails.newest(asha.email)
    // The next mail waits for the end of the pause.
    await reply(thread, ravi)
    await settled()
    const { rows } = await site.database.pool.query('select * from graphile_worker._private_jobs')
    expect(rows.length).toBeGreaterThan(0)
    for (const secret of [asha.id, thread, asha.email]) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('what one is mailed about', () => {
  const settings = async (of: Member) =>
    (await site.ask('GET', '/notifications/settings', { as: of.as })).body.data

  test('is all at first, and what one switches off is mailed no more', async () => {
    const [asha, ravi] = await people()
    expect(await settings(asha)).toMatchObject({ mailMentions: true, mailReplies: true })
    const body = { mailMentions: true, mailReplies: false }
    await site.ask('PUT', '/notifications/settings', { as: asha.as, body })
    expect(await settings(asha)).toMatchObject(body)
    await reply(await start(asha), ravi)
    await settled()
    expect(await mails.to(asha.email)).toEqual([])
    await reply(await start(ravi), ravi, `@${asha.handle}`)
    expect((await mails.newest(asha.email)).subject).toContain('mentioned you')
  })

  test('ends by the link of a mail, without a sign-in', async () => {
    const [asha, ravi] = await people()
    await reply(await start(asha), ravi)
    const { text } = await mails.newest(asha.email)
    const token = /\?token=(\S+)/.exec(text ?? '')?.[1] ?? ''
    const ended = await site.ask('POST', '/notifications/unsubscribe', { body: { token } })
    expect(ended.status).toBe(200)
    expect(await settings(asha)).toMatchObject({ mailMentions: false, mailReplies: false })
  })

  test('safety A11 a changed link stops nobody’s mails', async () => {
    const [asha, ravi] = await people()
    const token = unsubscribeToken(site.secret, asha.id)
    const tricks = [
      token.replace(asha.id, ravi.id),
      `${token.slice(0, -2)}xx`,
      asha.id,
      `${asha.id}.`,
      '',
      unsubscribeToken(Buffer.alloc(32), asha.id),
    ]
    for (const trick of tricks) {
      const { status, body } = await site.ask('POST', '/notifications/unsubscribe', {
        body: { token: trick },
      })
      expect([trick, status, Object.keys(body.errors)]).toEqual([trick, 400, ['token']])
    }
    for (const one of [asha, ravi]) expect((await settings(one)).mailReplies).toBe(true)
  })
})
