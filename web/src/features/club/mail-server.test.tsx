// @vitest-environment happy-dom
import { DEFAULT_CLUB } from '@callofcode/contract/club/club'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { enter, field, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const PASSWORD = 'Ninety-2-lanterns'

async function openMail() {
  await openScreen('/dashboard/club?part=mail', {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      'GET /admin/club': {
        data: {
          settings: DEFAULT_CLUB,
          version: { number: 0, at: null, by: null, fields: [], returnedFrom: null },
        },
      },
      'GET /admin/club/mail-server': { data: { source: 'none', mail: 'none', server: null } },
    },
  })
  await until(() => field('Server'))
}

test('CLUB-695 a half-made mail server survives a reload, without its password', async () => {
  await openMail()
  await enter(field('Server'), 'smtp.college.edu')
  await enter(field(/^User/), 'club')
  await enter(field(/^Password/), PASSWORD)
  await openMail()
  await until(() => expect(field('Server').value).toBe('smtp.college.edu'))
  expect([field(/^User/).value, field(/^Password/).value]).toEqual(['club', ''])
  expect(JSON.stringify({ ...localStorage })).not.toContain(PASSWORD)
})
