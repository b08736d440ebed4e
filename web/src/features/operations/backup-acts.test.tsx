// @vitest-environment happy-dom
import type { BackupStatus } from '@callofcode/contract/backup/backup'
import { backupMessages } from '@callofcode/contract/backup/backup'
import type { Operations } from '@callofcode/contract/operations/operations'
import { afterEach, expect, test, vi } from 'vitest'
import { pass } from '../../../testing/browser-page.tsx'
import { ashasSession } from '../../../testing/member.ts'
import { refusal } from '../../../testing/network.ts'
import { all, enter, field, one, pressButton, said, toasts, until, wordsOf } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const session = { ...ashasSession, role: 'admin' } as const
const backups: BackupStatus = {
  place: '/home/asha/backups',
  due: null,
  running: false,
  failures: 0,
  failure: null,
  checked: null,
  trouble: null,
  seal: 'none',
  last: { name: 'one', startedAt: '2026-11-28T03:00:00.000Z', bytes: 4e6 },
}
const data: Operations = {
  readAt: '2026-11-28T12:00:00.000Z',
  state: 'good',
  findings: [],
  processes: null,
  queue: null,
  database: null,
  disk: null,
  mails: null,
  backups,
  jobs: null,
  settings: {
    address: null,
    https: false,
    limits: true,
    trustsProxy: false,
    secret: true,
    secondFactor: 'off',
    demo: false,
  },
}

async function open(change: Partial<Operations> = {}, answers: Answers = {}) {
  const given: Answers = { 'GET /operations': { data: { ...data, ...change } }, ...answers }
  const screen = await openScreen('/dashboard/operations', { session, answers: given })
  await until(() => one('region', 'Backups'))
  return screen
}
const about = () => wordsOf(one('region', 'Backups'))

test('CLUB-450 an admin asks for a backup and is told that it begins; while one is made, the button says so', async () => {
  const { bodies } = await open(
    {},
    { 'POST /admin/backups': { message: 'The backup begins within a minute.' } },
  )
  await pressButton('Make a backup now')
  await until(() => expect(bodies('POST', '/admin/backups')).toHaveLength(1))
  await until(() => expect(toasts()).toEqual([expect.stringContaining('begins within a minute')]))
  await open({ backups: { ...backups, running: true } })
  expect(one('button', 'A backup is being made').getAttribute('aria-busy')).toBe('true')
})

test.each([
  [{}, /The backup two is made: 5.0 MB/],
  [
    { failures: 1, failure: { at: data.readAt, reason: 'The disk is full.' } },
    /could not be made: The disk is full/,
  ],
])('CLUB-684 the page says how the backup ended, without a press and once: %j', async (end, words) => {
  let now: BackupStatus = { ...backups, running: true }
  await open({}, { 'GET /operations': () => ({ data: { ...data, backups: now } }) })
  now = { ...backups, last: { name: 'two', startedAt: data.readAt, bytes: 5e6 }, ...end }
  await pass(2_500)
  await until(() => expect(toasts()).toEqual([expect.stringMatching(words)]))
  // The message is gone by then; the next answers bring no second one.
  await pass(20_000)
  expect(toasts()).toEqual([])
})

test('CLUB-451 without a place for backups one can be downloaded all the same', async () => {
  for (const none of [null, { ...backups, place: null, last: null }]) {
    await open({ backups: none })
    expect(all('button', 'Make a backup now')).toEqual([])
    one('button', 'Download a backup')
  }
})

async function fill(passphrase: string, again = passphrase) {
  await pressButton('Download a backup')
  await until(() => one('dialog'))
  await enter(field(/^Passphrase/), passphrase)
  await enter(field(/^The passphrase again/), again)
  await enter(field(/^Your password/), 'Arena-2024!')
  await pressButton('Make and download')
}

test('CLUB-452 what is typed wrong is said at its field, and that nobody opens the file without the passphrase', async () => {
  const { bodies } = await open()
  await fill('short', 'other')
  await until(() => expect(said()).toContain('Choose at least 12 characters.'))
  expect(said()).toContain('Without the passphrase nobody can open it')
  expect(said()).toContain('APP_SECRET is not in the file')
  await enter(field(/^Passphrase/), 'rice and dal on Monday')
  await pressButton('Make and download')
  await until(() => expect(said()).toContain('The two passphrases differ.'))
  expect(bodies('POST', '/admin/backups/file')).toEqual([])
})

test('CLUB-451 the file is saved under its name once it is whole, and the page shows the command that restores it', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const name = 'call-of-code-c0ffee00-20261128T120000Z.tar.gz.age'
  const headers = { 'content-disposition': `attachment; filename="${name}"` }
  const { bodies } = await open({}, { 'POST /admin/backups/file': () => new Response('age', { headers }) })
  await fill('rice and dal on Monday')
  await until(() => expect(said()).toContain(`Saved as ${name}`))
  expect(bodies('POST', '/admin/backups/file')).toEqual([
    { passphrase: 'rice and dal on Monday', again: 'rice and dal on Monday', password: 'Arena-2024!' },
  ])
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([name])
  expect(said()).toContain(`npm run restore -- ${name}`)
  saved.mockRestore()
})

test('CLUB-454 CLUB-455 a second backup at a time is refused in the dialog, and one that breaks off is not saved', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })
  const answers: Answers = { 'POST /admin/backups/file': () => refusal(409, backupMessages.running) }
  await open({}, answers)
  await fill('rice and dal on Monday')
  await until(() => expect(wordsOf(one('dialog'))).toContain('A backup is being made already'))
  await open({}, { 'POST /admin/backups/file': () => new Response(broken) })
  await fill('rice and dal on Monday')
  await until(() => expect(wordsOf(one('dialog'))).toContain('Network error. Please check your connection.'))
  expect(saved).not.toHaveBeenCalled()
  saved.mockRestore()
})

test('CLUB-456 CLUB-457 it is said when a backup was last tested, whether that worked, and what opens them', async () => {
  const tested = { at: '2026-11-26T03:10:00.000Z', failure: null }
  await open({ backups: { ...backups, checked: tested } })
  expect(about()).toMatch(/latest test was on November 26, 2026.*nothing is missing/)
  expect(about()).toContain('They are not sealed')
  await open({ backups: { ...backups, checked: { ...tested, failure: 'cut off' }, seal: 'passphrase' } })
  expect(about()).toMatch(/latest test was on November 26, 2026.*cannot be restored/)
  expect(about()).toContain('whoever set it keeps it')
  await open({ backups: { ...backups, seal: 'public key' } })
  expect(about()).toContain('The site cannot test its backups')
  await open()
  expect(about()).toContain('No backup was tested yet')
})

test('CLUB-458 a missing address is said, with a command that a button copies', async () => {
  await open({
    findings: [{ part: 'settings', name: 'notHttps', state: 'look', since: null, count: null, said: null }],
  })
  const settings = one('region', 'Settings and versions')
  expect(wordsOf(settings)).toContain('Not set: links in mails lead to localhost')
  expect(wordsOf(settings)).toContain('PUBLIC_URL=https://club.example.edu TRUST_PROXY=127.0.0.1 npm start')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await pressButton('Copy the command', settings)
  await until(() => expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^PUBLIC_URL=/)))
  copied.mockRestore()
})
