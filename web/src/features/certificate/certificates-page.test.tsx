// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, one, pressButton, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const id = '0197f9a0-0000-7000-8000-000000000001'
const openForm = (answer: object) =>
  openScreen(`/events/${id}/certificates`, {
    session: { ...asha, role: 'admin' },
    answers: {
      [`GET /events/${id}/certificates`]: { data: [], nextCursor: null, title: 'Contest', ...answer },
    },
  })
const opened = async (begun: boolean, without: number) => {
  await openForm({ begun, without, wording: null })
  await until(() => expect(all('button', /^Issue/)).toHaveLength(1))
  const isOff = (all('button', /^Issue/)[0] as HTMLButtonElement).disabled
  const isSaid = wordsOf(document.querySelector('main')).includes('issued once the event has begun')
  await closeScreen()
  return { isOff, isSaid }
}

test('CLUB-183 certificates wait for the event and for somebody who came, and the page says so before', async () => {
  expect(await opened(false, 1)).toEqual({ isOff: true, isSaid: true })
  expect(await opened(true, 0)).toEqual({ isOff: true, isSaid: false })
  expect(await opened(true, 1)).toEqual({ isOff: false, isSaid: false })
})

test('CLUB-183 the question before one certificate speaks of one, and does not look as if it destroyed something', async () => {
  const wording = { title: 'Of merit', words: 'For solving all.', signer: 'Meera' }
  await openForm({ begun: true, without: 1, wording })
  await until(() => one('button', 'Issue 1 certificate'))
  await pressButton('Issue 1 certificate')
  const dialog = await until(() => one('dialog', 'Issue 1 certificate'))
  expect(wordsOf(dialog)).toMatch(/The member gets a notification.*taken back and issued again/)
  expect(one('button', 'Issue 1 certificate', dialog).className).not.toContain('danger')
  await pressButton('Cancel', dialog)
  await until(() => expect(all('dialog')).toEqual([]))
})
