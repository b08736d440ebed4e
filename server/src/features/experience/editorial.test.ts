import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyPage } from '../../../testing/every-page.ts'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
let as: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin', name: 'Head' })).as
})
afterAll(() => site.close())
beforeEach(async () => {
  as = (await site.member({ name: 'Ravi Kumar' })).as
})

const told = {
  company: 'Stripe',
  role: 'Intern',
  verdict: 'Selected',
  content: '**Two** rounds.',
  anonymous: false,
}
const submit = async (more: object = {}) => {
  const { status, body } = await site.ask('POST', '/experiences', { as, body: { ...told, ...more } })
  expect(status).toBe(201)
  return body.data
}
const WHY = 'It names your interviewer.'
const decide = (id: string, how: 'accept' | 'refuse', who = admin) =>
  site.ask('POST', `/experiences/${id}/${how}`, {
    as: who,
    ...(how === 'refuse' && { body: { reason: WHY } }),
  })
const published = async (id: string) =>
  (await site.ask('GET', '/getInteviewExp')).body.data.find((one: { _id: string }) => one._id === id)
const submitted = async (id: string) =>
  (await site.ask('GET', '/experiences/submitted', { as: admin })).body.data.find(
    (one: { _id: string }) => one._id === id,
  )

test('COST-03 page after page every submitted experience comes once, the longest wait first', async () => {
  const club = await testSite()
  const admin = await club.member({ role: 'admin' })
  await club.database.pool.query(
    `insert into experiences (company, role, verdict, content, candidate, status, created_at)
     select 'Google', 'SDE ' || n, 'Selected', 'C', '', 'submitted', now() - make_interval(hours => n / 3)
     from generate_series(1, 130) n`,
  )
  const first = await club.ask('GET', '/experiences/submitted', { as: admin.as })
  expect([first.body.data.length, first.body.total]).toEqual([20, 130])
  const all = await everyPage<{ _id: string; createdAt: string }>(club, '/experiences/submitted', admin.as)
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(130)
  const times = all.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted())
  await club.close()
})

describe('experiences for review', () => {
  test('EXP-18 a member who is not an admin submits an experience under their own name', async () => {
    const { _id } = await submit()
    expect((await submitted(_id)).candidate).toBe('Ravi Kumar')
    await decide(_id, 'accept')
    expect((await published(_id)).candidate).toBe('Ravi Kumar')
  })

  test('EXP-19 an anonymous experience names nobody, to its reviewers and once it is accepted', async () => {
    const { _id } = await submit({ anonymous: true })
    const review = await submitted(_id)
    expect(review.candidate).toBe('')
    await decide(_id, 'accept')
    const all = JSON.stringify([review, await published(_id)])
    expect((await published(_id)).candidate).toBe('')
    expect(all).not.toContain('Ravi')
    expect(all).not.toMatch(/author/i)
  })

  test('EXP-20 a submitted experience is in API-16 only after it is accepted', async () => {
    const { _id, status } = await submit()
    expect(status).toBe('submitted')
    expect(await published(_id)).toBeUndefined()
    expect((await decide(_id, 'accept')).status).toBe(200)
    expect((await published(_id)).html).toContain('<strong>Two</strong>')
    expect(await submitted(_id)).toBeUndefined()
  })

  test('a refused experience is in neither list, and its author sees how it was decided', async () => {
    const { _id } = await submit()
    await decide(_id, 'refuse')
    expect([await published(_id), await submitted(_id)]).toEqual([undefined, undefined])
    const { body } = await site.ask('GET', '/experiences/mine', { as })
    expect(body.data.map((one: { status: string }) => one.status)).toEqual(['refused'])
  })

  test('a member sees the own submissions alone, anonymous ones included', async () => {
    const { _id } = await submit({ anonymous: true })
    const { as: other } = await site.member()
    const mine = (await site.ask('GET', '/experiences/mine', { as })).body.data
    expect(mine.map((one: { _id: string }) => one._id)).toEqual([_id])
    expect((await site.ask('GET', '/experiences/mine', { as: other })).body.data).toEqual([])
  })

  test('deciding the same way twice changes nothing and leaves one audit row, the other way answers 409', async () => {
    const { _id } = await submit()
    for (const _ of [1, 2]) expect((await decide(_id, 'accept')).status).toBe(200)
    expect((await decide(_id, 'refuse')).status).toBe(409)
    expect(await published(_id)).toBeDefined()
    const { rows } = await site.database.pool.query('select action from audit where target = $1', [_id])
    expect(rows).toEqual([{ action: 'experience.accepted' }])
  })

  test('ADM-17 submitting an experience takes its draft away', async () => {
    await site.ask('PUT', '/drafts/submission', { as, body: { content: { company: 'S' } } })
    await submit()
    expect((await site.ask('GET', '/drafts/submission', { as })).body.data).toBeNull()
  })
})

describe('refusals', () => {
  test('ROLE-06 a visitor who submits an experience gets 401, whatever the body', async () => {
    for (const body of [told, {}]) expect((await site.ask('POST', '/experiences', { body })).status).toBe(401)
  })

  test('ROLE-07 only an admin lists, accepts or refuses submitted experiences', async () => {
    const { _id } = await submit()
    const manager = (await site.member({ isManager: true })).as
    for (const who of [as, manager]) {
      expect((await site.ask('GET', '/experiences/submitted', { as: who })).status).toBe(403)
      expect((await decide(_id, 'accept', who)).status).toBe(403)
      expect((await decide(_id, 'refuse', who)).status).toBe(403)
    }
    expect((await site.ask('POST', `/experiences/${_id}/accept`)).status).toBe(401)
    expect(await submitted(_id)).toBeDefined()
  })

  test.each([
    ['company', { company: ' ' }, messages.companyRequired.text],
    ['role', { role: '' }, messages.roleRequired.text],
    ['verdict', { verdict: 'Hired' }, messages.verdictRequired.text],
    ['content', { content: '\n' }, messages.experienceRequired.text],
    ['anonymous', { anonymous: 'yes' }, 'Choose whether your name is shown.'],
    ['candidate', { candidate: 'Somebody Else' }, 'There is no such field.'],
    ['status', { status: 'accepted' }, 'There is no such field.'],
  ])('VAL-34 a bad %s is refused with its message', async (field, more, message) => {
    const { status, body } = await site.ask('POST', '/experiences', { as, body: { ...told, ...more } })
    expect([status, body.errors]).toEqual([400, { [field]: message }])
  })

  test('safety I5 an unknown or malformed id answers 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%27']) {
      expect((await decide(id, 'accept')).status).toBe(404)
    }
  })
})

describe('the mail to the author of a submitted experience', () => {
  const PUBLIC_URL = 'https://club.example'
  let club: TestSite
  let mailbox: FolderMailbox
  let head: string
  beforeAll(async () => {
    club = await testSite({ PUBLIC_URL })
    mailbox = new FolderMailbox(club.dataDir)
    head = (await club.member({ role: 'admin' })).as
  })
  afterAll(() => club.close())

  const sendIn = async (more: object = {}) => {
    const author = await club.member({ name: 'Ravi <b>Kumar</b>' })
    const { body } = await club.ask('POST', '/experiences', { as: author.as, body: { ...told, ...more } })
    return { id: body.data._id as string, email: author.email, authorId: author.id }
  }
  const rule = (id: string, how: 'accept' | 'refuse') =>
    club.ask('POST', `/experiences/${id}/${how}`, {
      as: head,
      ...(how === 'refuse' && { body: { reason: WHY } }),
    })
  test('D14 tells them that it is published, and where', async () => {
    const { id, email } = await sendIn({ company: 'R & D <Ltd>' })
    expect((await rule(id, 'accept')).status).toBe(200)
    const mail = await mailbox.newest(email)
    expect(mail.subject).toBe('Your interview experience is published')
    expect(mail.text).toContain('R & D <Ltd>, Intern')
    expect(mail.text).toContain('by Ravi <b>Kumar</b>')
    expect(mail.html).toContain('R &amp; D &lt;Ltd&gt;')
    expect(mail.html).toContain(`${PUBLIC_URL}/dashboard/interviewExp`)
  })

  test('D14 tells them that it was declined, and where it still is', async () => {
    const { id, email } = await sendIn()
    await rule(id, 'refuse')
    const mail = await mailbox.newest(email)
    expect(mail.text).toContain('declined')
    expect(mail.html).toContain(`${PUBLIC_URL}/dashboard/submitExperience`)
  })

  test('EXP-19 reaches an anonymous author too, and says that they stay anonymous', async () => {
    const { id, email } = await sendIn({ anonymous: true })
    await rule(id, 'accept')
    expect((await mailbox.newest(email)).text).toContain('It shows no name')
    const answer = await club.ask('GET', '/getInteviewExp')
    expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(email))
  })

  test('is one, however often and by how many it is decided', async () => {
    const { id, email } = await sendIn()
    await Promise.all(Array.from({ length: 10 }, () => rule(id, 'accept')))
    expect((await rule(id, 'refuse')).status).toBe(409)
    // A later mail arrives after all that were queued before it.
    const later = await sendIn()
    await rule(later.id, 'refuse')
    await mailbox.newest(later.email)
    expect(await mailbox.to(email)).toHaveLength(1)
  })

  test('is not sent to a member who may not sign in any more', async () => {
    const { id, email, authorId } = await sendIn()
    await club.database.pool.query(`update members set status = 'disabled' where id = $1`, [authorId])
    expect((await rule(id, 'accept')).status).toBe(200)
    const later = await sendIn()
    await rule(later.id, 'accept')
    await mailbox.newest(later.email)
    expect(await mailbox.to(email)).toEqual([])
  })
})
