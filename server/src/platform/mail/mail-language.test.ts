import { afterAll, beforeAll, expect, test } from 'vitest'
import { SmtpMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { letter } from './letter.ts'
import { mailWords } from './mail-words.ts'
import { HOUSE } from './mailer.ts'

let site: TestSite
const mailbox = new SmtpMailbox()
beforeAll(async () => {
  site = await testSite({ SMTP_URL: await mailbox.open() })
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

const HINDI = { html: expect.stringContaining('<html lang="hi" dir="ltr">') }

test('CLUB-292 a mail is in the language that its reader chose, and in English for whoever chose none', async () => {
  const admin = await site.member({ role: 'admin' })
  const [hindi, none] = [await site.member({ name: 'Asha' }), await site.member({ name: 'Ravi' })]
  await site.ask('PATCH', '/members/me/language', { as: hindi.as, body: { language: 'hi' } })
  for (const { id } of [hindi, none])
    expect((await site.ask('POST', `/admin/members/${id}/password-link`, { as: admin.as })).status).toBe(200)
  const theirs = await mailbox.newest(hindi.email)
  expect(theirs).toMatchObject({ subject: 'Call of Code के लिए नया पासवर्ड', ...HINDI })
  expect(theirs.text).toMatch(/^नमस्ते Asha,\n\nक्लब आपको यह लिंक भेज रहा है[\s\S]*यह 24 घंटे तक और बस एक बार/)
  const other = await mailbox.newest(none.email)
  expect(other.subject).toBe('A new password for Call of Code')
  expect(other.text).toMatch(/^Hello Ravi,\n/)
})

test('CLUB-292 whoever chose none, or one that the site does not have, is written to in the language of the club', () => {
  const compose = (language: string | null, ofClub: string) =>
    letter({ email: 'a@college.edu', name: 'Asha', language }, (say) => ({
      subject: say('welcomeSubject'),
      paragraphs: [say('worksOnce', { time: say('days', { count: 1 }) })],
    })).write({ ...HOUSE, siteName: 'DSA & Co', language: ofClub })
  const inHindi = compose(null, 'hi')
  expect(inHindi.subject).toBe('DSA & Co में आपका स्वागत है')
  expect(inHindi.text).toBe('नमस्ते Asha,\n\nयह 1 दिन तक और बस एक बार काम करता है।\n\nDSA & Co\n')
  expect(inHindi.html).toContain('DSA &amp; Co')
  for (const english of [compose('en', 'hi'), compose('xx', 'hi'), compose(null, 'en')])
    expect(english.subject).toBe('Welcome to DSA & Co')
})

test('CLUB-292 dates in mails are written as the language does, with 24 hours', () => {
  const say = mailWords('hi', '')
  const format = new Intl.DateTimeFormat(say.locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  expect(format.format(new Date('2031-01-05T18:30:00Z'))).toMatch(/रविवार.*18:30/)
})
