// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, one, press, pressButton, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const session = { ...ashasSession, role: 'admin' as const }
const topic = '0197f9a0-0000-7000-8000-000000000001'
const idOf = (at: number) => `0197f9a0-0000-7000-8000-00000000001${at}`
const question = (at: number, questionName: string) => ({
  _id: idOf(at),
  topicId: topic,
  topic: 'Arrays',
  questionName,
  difficulty: 'Easy',
  link: '',
  hidden: false,
  mergedInto: null,
  shipped: true,
  edited: [],
  version: 1,
})

const named = (at: number) => ({ _id: idOf(at), questionName: `Question ${at}`, topic: 'Arrays' })

test('UI-21 once two questions are one the focus is on the box above them', async () => {
  let questions = [question(0, 'Two Sum'), question(1, 'Pair Sum'), question(2, 'Max')]
  await openScreen('/dashboard/curriculum?q=sum', {
    session,
    answers: {
      'GET /admin/curriculum/topics': { data: [] },
      'GET /admin/curriculum/questions': () => ({
        data: questions,
        total: questions.length,
        nextCursor: null,
      }),
      [`GET /admin/curriculum/questions/${idOf(1)}/merge/${idOf(0)}`]: {
        data: { from: named(1), into: named(0), ticked: 0, both: 0, parts: [] },
      },
      [`POST /admin/curriculum/questions/${idOf(1)}/merge/${idOf(0)}`]: () => {
        questions = questions.filter(({ _id }) => _id !== idOf(1))
        return { data: { _id: idOf(0) }, message: 'Merged' }
      },
    },
  })
  await until(() => expect(all('checkbox', /Sum/)).toHaveLength(2))
  for (const box of all('checkbox', /Sum/)) await press(box)
  await pressButton(/^Merge/)
  await until(() => one('dialog', /./))
  await pressButton('Merge', one('dialog', /./))
  await until(() => expect(all('dialog')).toEqual([]))
  await until(() => expect((document.activeElement as HTMLInputElement).type).toBe('checkbox'))
})

test('UI-21 once a change is taken back the focus is at its row', async () => {
  let undoneAt: string | null = null
  const change = () => ({
    _id: idOf(5),
    kind: 'merge',
    from: 'Pair Sum',
    into: ['Two Sum'],
    at: '2026-03-02T10:00:00.000Z',
    by: 'Asha',
    members: 2,
    undoneAt,
    stays: undoneAt && { message: 'It was taken back.' },
  })
  await openScreen('/dashboard/curriculum/changes', {
    session,
    answers: {
      'GET /admin/curriculum/changes': () => ({ data: [change()], nextCursor: null }),
      [`POST /admin/curriculum/changes/${idOf(5)}/undo`]: () => {
        undoneAt = '2026-03-03T10:00:00.000Z'
        return { data: { _id: idOf(5) }, message: 'Taken back' }
      },
    },
  })
  await until(() => one('button', /^Take back/))
  one('button', /^Take back/).focus()
  await pressButton(/^Take back/)
  await pressButton('Take back', one('dialog', /./))
  await until(() => expect(all('button', /^Take back/)).toEqual([]))
  await until(() => expect(document.activeElement?.id).toBe(`change-${idOf(5)}`))
})
