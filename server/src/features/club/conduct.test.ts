import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

const club = async () => (await site.ask('GET', '/admin/club', { as: admin.as })).body.data
const write = (conduct: string) => site.ask('PATCH', '/admin/club', { as: admin.as, body: { conduct } })
const askAgain = (edition: number, as = admin.as) =>
  site.ask('POST', '/admin/club/conduct/ask', { as, body: { edition } })
const accept = (by: Member) => site.ask('POST', '/members/me/conduct', { as: by.as, body: {} })
const mustAccept = async (of: Member) =>
  (await site.ask('GET', '/members/me/standing', { as: of.as })).body.data.mustAccept
const signup = (email: string, rest: object = {}) =>
  site.ask('POST', '/members/signup', {
    body: {
      email,
      password: PASSWORD,
      name: 'New One',
      provider: 'credentials',
      passoutYear: new Date().getUTCFullYear(),
      ...rest,
    },
  })
const accepted = async (email: string) => {
  const { rows } = await site.database.pool.query(
    `select edition, version, a.created_at is not null as timed from conduct_acceptances a
     join members m on m.id = a.member_id where m.email = $1 order by edition`,
    [email],
  )
  return rows
}

test('CLUB-223 a sign-up keeps which edition and version of the code was accepted, and when; programs may leave it out', async () => {
  expect((await signup('before@college.edu', { acceptsConduct: true })).status).toBe(201)
  expect(await accepted('before@college.edu')).toEqual([])
  await write('Be kind.')
  const { version } = await club()
  expect((await signup('with@college.edu', { acceptsConduct: true })).status).toBe(201)
  expect(await accepted('with@college.edu')).toEqual([{ edition: 0, version: version.number, timed: true }])
  expect((await signup('without@college.edu')).status).toBe(201)
  expect(await accepted('without@college.edu')).toEqual([])
  expect((await signup('odd@college.edu', { acceptsConduct: 'yes' })).status).toBe(400)
})

test('CLUB-398 whom the club made a member before it had a code, or without asking, is asked once', async () => {
  const brought = await site.member({ invitedAt: new Date() })
  await write('')
  expect(await mustAccept(brought)).toBe(false)
  await write('Be kind to the new.')
  const { version } = await club()
  expect([await mustAccept(brought), await mustAccept(await site.member())]).toEqual([true, false])
  await accept(brought)
  expect(await mustAccept(brought)).toBe(false)
  expect(await accepted(brought.email)).toMatchObject([{ edition: 0, version: version.number }])
  // A change of the text asks no member to accept it. An admin does that.
  await write('Be kind to the new, and to the old.')
  expect(await mustAccept(brought)).toBe(false)
})

test('CLUB-224 nobody is asked until an admin asks; then everybody, each until they accept', async () => {
  await write('Be kind, always.')
  const [one, other] = [await site.member(), await site.member()]
  expect(await mustAccept(one)).toBe(false)
  const { settings, version } = await club()
  expect((await askAgain(settings.conductEdition)).status).toBe(200)
  expect([await mustAccept(one), await mustAccept(other)]).toEqual([true, true])
  // The member can use the site before accepting.
  const body = { title: 'Heaps', category: 'General', content: 'Why?' }
  expect((await site.ask('POST', '/forum/threads', { as: one.as, body })).status).toBe(201)
  await accept(one)
  await accept(one)
  expect([await mustAccept(one), await mustAccept(other)]).toEqual([false, true])
  expect(await accepted(one.email)).toMatchObject([
    { edition: settings.conductEdition + 1, version: version.number + 1 },
  ])
})

test('CLUB-224 two admins who ask at once ask once, and an older version of the settings unasks nobody', async () => {
  await write('Be kind, please.')
  const { settings } = await club()
  const answers = await Promise.all([1, 2, 3].map(() => askAgain(settings.conductEdition)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const member = await site.member()
  await site.ask('POST', '/admin/club/versions/1/return', { as: admin.as, body: {} })
  expect((await club()).settings.conductEdition).toBe(settings.conductEdition + 1)
  expect(await mustAccept(member)).toBe(true)
  await write('')
  expect(await mustAccept(member)).toBe(false)
  expect((await askAgain(settings.conductEdition + 1)).status).toBe(409)
})

test('CLUB-224 safety Z1 only admins ask, and not by the settings', async () => {
  const manager = await site.member({ isManager: true })
  expect((await askAgain(0, manager.as)).status).toBe(403)
  const answer = await site.ask('PATCH', '/admin/club', { as: admin.as, body: { conductEdition: 9 } })
  expect(answer.status).toBe(400)
})
