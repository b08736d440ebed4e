// @vitest-environment happy-dom
import type { MemberField } from '@callofcode/contract/member-fact/member-fact'
import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../../testing/member.ts'
import { enter, field, one, pressButton, until, wordsOf } from '../../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../../testing/screen.tsx'

afterEach(closeScreen)

const CGPA = '0197f9a0-0000-7000-8000-000000000090'
const base = {
  kind: 'text' as const,
  choices: [] as string[],
  builtIn: true,
  members: 0,
  atSignup: 'no' as const,
}
const fields: MemberField[] = [
  { ...base, _id: ROLL_NUMBER, name: 'Roll number' },
  { ...base, _id: BRANCH, name: 'Branch' },
  { ...base, _id: CGPA, name: 'CGPA', kind: 'number', builtIn: false, members: 3 },
]
const session = { ...ashasSession, role: 'admin' } as const

test('CLUB-476 who removes a field reads first how many facts go with it', async () => {
  const sent: string[] = []
  await openScreen('/dashboard/members/fields', {
    session,
    answers: {
      'GET /admin/member-fields': { data: fields },
      [`DELETE /admin/member-fields/${CGPA}`]: () => {
        sent.push('removed')
        return { message: 'Field removed' }
      },
    },
  })
  await until(() => one('button', 'Remove CGPA'))
  await pressButton('Remove CGPA')
  const dialog = () => one('dialog', 'Remove field')
  await until(() => expect(wordsOf(dialog())).toContain('The facts of 3 members are deleted for good.'))
  expect(sent).toEqual([])
})

test('CLUB-475 a field of choices is not added without a name and its choices', async () => {
  const sent: object[] = []
  await openScreen('/dashboard/members/fields', {
    session,
    answers: {
      'GET /admin/member-fields': { data: fields },
      'POST /admin/member-fields': ({ body }) => {
        sent.push(body as object)
        return { data: { ...base, _id: CGPA, name: 'Hostel' }, message: 'Field added' }
      },
    },
  })
  await until(() => one('button', 'Add field'))
  await pressButton('Add field')
  const dialog = () => one('dialog', 'Add field')
  await until(() => field('Name'))
  await enter(field('Kind'), 'choice')
  await pressButton('Add field', dialog())
  await until(() => expect(wordsOf(dialog())).toContain('Give the field a name.'))
  expect(wordsOf(dialog())).toContain('Give 1 to 30 choices')
  await enter(field('Name'), 'Hostel')
  await enter(field('Choices'), 'North\n\nSouth')
  await pressButton('Add field', dialog())
  await until(() =>
    expect(sent).toEqual([{ name: 'Hostel', kind: 'choice', choices: ['North', 'South'], atSignup: 'no' }]),
  )
})

test('CLUB-695 a half-made field survives a reload', async () => {
  const open = () =>
    openScreen('/dashboard/members/fields', {
      session,
      answers: { 'GET /admin/member-fields': { data: fields } },
    })
  for (const reload of [false, true]) {
    await open()
    await until(() => one('button', 'Add field'))
    await pressButton('Add field')
    await until(() => field('Name'))
    if (reload) await until(() => expect(field('Name').value).toBe('Hostel'))
    else await enter(field('Name'), 'Hostel')
  }
})
