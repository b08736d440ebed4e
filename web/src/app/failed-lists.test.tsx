// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { pass } from '../../testing/browser-page.tsx'
import { refusal } from '../../testing/network.ts'
import { all, dismissToast, pressButton, title, toasts } from '../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../testing/screen.tsx'

afterEach(closeScreen)

/** Milliseconds until a retryable call has been tried three times more. */
const TRIES = 7_000

describe.each([
  ['/dashboard/blogs', 'GET /getBlogs', 'Blogs'],
  ['/dashboard/interviewExp', 'GET /getInteviewExp', 'Interview Experiences'],
])('when the list of %s', (path, list, heading) => {
  test.each([400, 401, 404, 500])(
    'ERR-08 is refused with %i, the screen shows the message of the answer',
    async (status) => {
      const answers: Answers = { [list]: () => refusal(status, 'No list today.') }
      await openScreen(path, { answers })
      if (status >= 500) await pass(TRIES)
      expect(toasts()).toEqual(['Error: No list today.'])
    },
  )

  test.each([
    [400, 'Bad request'],
    [403, 'Access Denied'],
    [404, 'There is nothing at this address.'],
    [429, 'Too many requests. Please try again later.'],
  ])(
    'ERR-03 ERR-04 ERR-08 is refused with %i and no message, the screen shows "%s"',
    async (status, words) => {
      await openScreen(path, { answers: { [list]: () => refusal(status) } })
      expect(toasts()).toEqual([`Error: ${words}`])
    },
  )

  test('ERR-09 gets no answer, the network toast shows and the screen keeps working', async () => {
    const answers: Answers = { [list]: 'lost' }
    await openScreen(path, { answers })
    await pass(TRIES)
    expect(toasts()).toEqual(['Error: Network error. Please check your connection.'])
    expect(title()).toBe(heading)
    await dismissToast()
    answers[list] = { data: [], nextAfter: null }
    await pressButton('Try again')
    expect(all('button', 'Try again')).toEqual([])
    expect(toasts()).toEqual([])
  })
})
