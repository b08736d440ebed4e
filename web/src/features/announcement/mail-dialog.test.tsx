// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, enter, field, one, press, pressButton, said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const look = {
  from: 'Call of Code <club@college.edu>',
  subject: 'Hall 2',
  hello: 'Hello Asha,',
  lead: 'The club announced “Hall 2”.',
  html: '<p>Come.</p>',
  link: 'Read it on the site',
  foot: 'No such mails any more',
}

/** Opens the dialog of a new announcement by mail. `counts` are the answers to one count after another; the last stays. */
async function begin({ counts, sendsMail = true }: { counts: number[]; sendsMail?: boolean }) {
  const sent: object[] = []
  const next = () => (counts.length > 1 ? counts.shift() : counts[0]) ?? 0
  await openScreen('/dashboard/announcements/new', {
    session: { ...asha, tasks: ['announcements'] },
    club: { mail: sendsMail ? 'works' : 'none' },
    answers: {
      'GET /drafts/announcement': { data: null },
      'GET /admin/announcements/audience': () => {
        const mailed = next()
        return { data: { members: mailed, mailed, perMinute: 60, toName: null } }
      },
      'POST /admin/announcements/mail': { data: look },
      'POST /admin/announcements': ({ body }) => {
        sent.push(body)
        return new Promise<never>(() => undefined)
      },
    },
  })
  await until(() => field('Title'))
  await enter(field('Title'), 'Hall 2')
  await enter(field('Text'), 'Come.')
  if (sendsMail) await press(field(/Also by mail/))
  await pressButton('Announce now')
  return sent
}

test('CLUB-560 CLUB-692 another number at the moment of sending is said, and sends nothing before it is confirmed', async () => {
  const counts = [974, 974]
  const sent = await begin({ counts })
  await until(() => one('button', 'Mail 974 members'))
  expect(said()).toContain('it takes about 17 minutes')
  expect(said()).toMatch(/Hall 2\s+For everyone/)
  counts.splice(0, counts.length, 1_100)
  await pressButton('Mail 974 members')
  await until(() => expect(said()).toContain('974 members a moment ago and is 1,100 members now'))
  expect(sent).toEqual([])
  await pressButton('Mail 1,100 members')
  await until(() => expect(sent).toMatchObject([{ title: 'Hall 2', content: 'Come.', mail: true }]))
})

test('CLUB-560 a few members more or less ask nothing again', async () => {
  const counts = [974, 974]
  const sent = await begin({ counts })
  await until(() => one('button', 'Mail 974 members'))
  counts.splice(0, counts.length, 976)
  await pressButton('Mail 974 members')
  await until(() => expect(sent).toHaveLength(1))
})

test('CLUB-561 the mail has its sender; while nobody gets mail, the dialog offers the notification alone', async () => {
  await begin({ counts: [974] })
  await until(() => expect(said()).toContain('From Call of Code <club@college.edu>'))
  await closeScreen()
  localStorage.clear()
  const sent = await begin({ counts: [974], sendsMail: false })
  await until(() => one('button', 'Notify 974 members'))
  const dialog = one('dialog', 'Before members are told')
  expect(dialog.textContent).toContain('Nobody gets mail yet.')
  expect(all('button', 'Send me one first')).toEqual([])
  await pressButton('Notify 974 members')
  await until(() => expect(sent).toMatchObject([{ mail: false }]))
})
