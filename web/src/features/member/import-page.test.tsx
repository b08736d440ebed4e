// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, enter, field, nameOf, one, pressButton, said, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const counts = { new: 1, waiting: 0, changed: 0, known: 2, shut: 1 }
const preview = {
  counts,
  people: [],
  faultCount: 0,
  faults: [],
  wrongRows: 0,
  heads: [{ head: 'name', column: 'Name', samples: [] }],
  columns: ['Name', 'Email'],
  unclearDays: [],
  separator: ',',
  newBatches: [],
}
const noImports = { 'GET /admin/members/imports': { data: [] } }

test('CLUB-104 after an import the page says what was done and who was skipped, with the focus there and one way on', async () => {
  await openScreen('/dashboard/members/import', {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      ...noImports,
      'POST /admin/members/import/preview': { data: preview },
      'POST /admin/members/import': { data: { created: 1, approved: 0, updated: 0, left: 3, shut: 1 } },
    },
  })
  await until(() => field('Rows'))
  await enter(field('Rows'), 'name,email\nRavi,ravi@college.edu')
  await pressButton('Check the rows')
  await until(() => one('button', 'Import 1 member'))
  await pressButton('Import 1 member')
  await pressButton('Import 1 member', one('dialog', /Import 1 member/))
  const done = () => one('region', '1 member imported')
  await until(() => expect(document.activeElement).toBe(one('heading', '1 member imported')))
  expect(wordsOf(done())).toContain('2 skipped: members already, of whom the file says nothing new')
  expect(wordsOf(done())).toContain('1 skipped: declined or disabled')
  expect(all('link', /^/, done()).map((it) => [nameOf(it), it.getAttribute('href')])).toEqual([
    ['See the members', '/dashboard/members'],
  ])
  expect(field('Rows').value).toBe('')
  expect(document.querySelectorAll('main .btn.primary')).toHaveLength(1)
})

const fault = { line: 3, column: 'Email', place: 1, message: 'Enter an email address.', found: 'ravi' }
const csv = 'name,email\nAsha,asha@college.edu\nRavi,ravi'
const wrong = { heads: ['name', 'email'], rows: [{ cells: ['Ravi', 'ravi'], faults: [fault] }] }

test('CLUB-521 CLUB-522 the good rows are imported and the wrong one stays in the field; a press on its fault selects the cell', async () => {
  await openScreen('/dashboard/members/import', {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      ...noImports,
      'POST /admin/members/import/preview': {
        data: { ...preview, wrongRows: 1, faultCount: 1, faults: [fault] },
      },
      'POST /admin/members/import/wrong-rows': { data: wrong },
      'POST /admin/members/import': { data: { created: 1, approved: 0, updated: 0, left: 0, shut: 0 } },
    },
  })
  await until(() => field('Rows'))
  await enter(field('Rows'), csv)
  await pressButton('Check the rows')
  await until(() => one('region', '1 mistake in these rows'))
  expect(wordsOf(one('region', '1 mistake in these rows'))).toContain('Enter an email address.')
  await pressButton('Line 3, Email')
  const area = field('Rows')
  expect(area.value.slice(area.selectionStart ?? 0, area.selectionEnd ?? 0)).toBe('ravi')
  expect(document.activeElement).toBe(area)
  one('button', 'Save the 1 row with a mistake as a file')
  await pressButton('Import 1 member, without the rows with a mistake')
  await pressButton('Import 1 member', one('dialog', /Import 1 member/))
  await until(() => one('region', '1 member imported'))
  expect(field('Rows').value).toBe('name,email\nRavi,ravi')
})

test('CLUB-520 CLUB-522 what was typed and the chosen column are there after a reload', async () => {
  const answers = {
    ...noImports,
    'POST /admin/members/import/preview': {
      data: { ...preview, heads: [{ head: 'College E-mail', column: null, samples: ['asha@heads.edu'] }] },
    },
  }
  const open = () =>
    openScreen('/dashboard/members/import', { session: { ...ashasSession, role: 'admin' }, answers })
  await open()
  await until(() => field('Rows'))
  await enter(field('Rows'), csv)
  await pressButton('Check the rows')
  await until(() => field('College E-mail'))
  expect(said()).toContain('asha@heads.edu, …')
  const menu = field('College E-mail') as unknown as HTMLSelectElement
  menu.value = 'Email'
  menu.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => expect(JSON.stringify(localStorage)).toContain('College E-mail'))
  await open()
  await until(() => expect(field('Rows').value).toBe(csv))
})
