// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const listOf = (at: number, questions: number) => ({
  ...{ _id: `0197f9a0-0000-7000-8000-${String(at).padStart(12, '0')}`, title: `List ${at}`, description: '' },
  ...{ questions, solvable: Math.min(questions, 2), done: 0, shared: false, holds: false },
})

test('DSA-303 a list of a member says how many of its problems can be solved here, an empty one does not', async () => {
  await openScreen('/dsa/lists', {
    session: ashasSession,
    answers: {
      'GET /own-lists': { data: [listOf(1, 5), listOf(2, 0)] },
      'GET /lists': { data: [] },
      'GET /progress/memberId/lists': { data: [] },
    },
  })
  await until(() => expect(said()).toContain('2 of 5 here'))
  expect(said()).not.toContain('of 0 here')
})
