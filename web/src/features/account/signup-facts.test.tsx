// @vitest-environment happy-dom
import { passoutYears } from '@callofcode/contract/text'
import { afterEach, expect, test } from 'vitest'
import { all, enter, field, pressButton, said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const [year = 0] = passoutYears()
const CGPA = '0197f9a0-0000-7000-8000-000000000090'
const HOSTEL = '0197f9a0-0000-7000-8000-000000000091'
const asked = [
  { _id: CGPA, name: 'CGPA', kind: 'number', choices: [], required: true },
  { _id: HOSTEL, name: 'Hostel', kind: 'choice', choices: ['North', 'South'], required: false },
]
const refused = (errors: Record<string, string>) =>
  Response.json({ success: false, message: 'Look at the fields.', errors }, { status: 400 })

async function open(data: object[], answer: () => object = () => ({ message: 'Member Sent for Approval' })) {
  const screen = await openScreen('/signup?tab=signup', {
    answers: {
      'GET /members/signin/college': { data: null },
      'GET /members/signup/fields': () => ({ data }),
      'POST /members/signup': answer,
    },
  })
  await until(() => field('Name'))
  return screen
}
async function fill() {
  await enter(field('Name'), 'Asha Verma')
  await enter(field('Passout year'), String(year))
  await enter(field('Email'), 'asha@college.edu')
  await enter(field('Password'), 'Callofcode1!')
  await enter(field('Confirm password'), 'Callofcode1!')
}

test('CLUB-660 the sign-up has the fields for which the club asks after its own, and none where it asks for none', async () => {
  await open([])
  const own = all('field').length
  await closeScreen()
  await open(asked)
  await until(() => expect(all('field')).toHaveLength(own + 2))
  expect(field('Hostel').required).toBe(false)
})

test('CLUB-661 wrong and missing facts are said beside their fields together with all others, and nothing is sent', async () => {
  const { bodies } = await open(asked)
  await until(() => field('CGPA'))
  await fill()
  await enter(field('Name'), '')
  await pressButton('Create account')
  await until(() => expect(said()).toContain('The club asks for this.'))
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  await enter(field('CGPA'), 'high')
  await until(() => expect(said()).toContain('Enter a number, like 8.5.'))
  await enter(field('Name'), 'Asha Verma')
  await enter(field('CGPA'), '8.5')
  await enter(field('Hostel'), 'South')
  await pressButton('Create account')
  await until(() => expect(bodies('POST', '/members/signup')).toHaveLength(1))
  expect(bodies('POST', '/members/signup')).toMatchObject([
    {
      facts: [
        { field: CGPA, value: '8.5' },
        { field: HOSTEL, value: 'South' },
      ],
    },
  ])
})

test('CLUB-661 a field that became required meanwhile is said beside it, and what was typed stays', async () => {
  const now: object[] = []
  await open(now, () => {
    now.push(...asked)
    return refused({ [`facts.${CGPA}`]: 'The club asks for this.' })
  })
  await fill()
  await pressButton('Create account')
  await until(() => field('CGPA'))
  expect([field('Name').value, field('Email').value]).toEqual(['Asha Verma', 'asha@college.edu'])
  await pressButton('Create account')
  await until(() => expect(field('CGPA').getAttribute('aria-invalid')).toBe('true'))
  expect(said()).toContain('The club asks for this.')
})
