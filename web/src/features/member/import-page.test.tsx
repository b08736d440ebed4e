// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, enter, field, nameOf, one, pressButton, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const counts = { new: 1, waiting: 0, changed: 0, known: 2, shut: 1 }
const preview = { counts, people: [], faultCount: 0, faults: [], ignored: [], newBatches: [] }

test('CLUB-104 after an import the page says what was done and who was skipped, with the focus there and one way on', async () => {
  await openScreen('/dashboard/members/import', {
    session: { ...ashasSession, role: 'admin' },
    answers: {
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

test('CLUB-104 while a line has a mistake nobody is shown as new', async () => {
  const fault = { line: 3, column: 'Email', message: 'Enter an email address.', found: 'ravi' }
  await openScreen('/dashboard/members/import', {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      'POST /admin/members/import/preview': { data: { ...preview, faultCount: 1, faults: [fault] } },
    },
  })
  await until(() => field('Rows'))
  await enter(field('Rows'), 'name,email\nAsha,asha@college.edu\nRavi,ravi')
  await pressButton('Check the rows')
  const found = () => one('region', '1 mistake to fix first')
  await until(() => expect(wordsOf(found())).toContain('Enter an email address.'))
  expect(wordsOf(found())).not.toContain('New:')
})
