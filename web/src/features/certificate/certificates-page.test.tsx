// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const id = '0197f9a0-0000-7000-8000-000000000001'
const opened = async (begun: boolean, without: number) => {
  await openScreen(`/events/${id}/certificates`, {
    session: { ...asha, role: 'admin' },
    answers: {
      [`GET /events/${id}/certificates`]: {
        data: [],
        nextCursor: null,
        title: 'Contest',
        begun,
        without,
        wording: null,
      },
    },
  })
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
