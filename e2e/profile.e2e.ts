import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { anotherPage, expect, test } from './journey.ts'
import { followLink, newMember, openPage, signInWithoutForm } from './people.ts'
import { store, storedProfile } from './profile-calls.ts'
import { FULL, fact, openProfile, sheet, year } from './profile-screen.ts'
import { FROM_HERE } from './questions.ts'

test('PROF-12 PROF-13 set values: the year is the same in every time zone, and links lead to other sites', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { email } = await openProfile(page, FULL)
  await expect(fact(page, 'Phone')).toHaveText(FULL.phone)
  await expect(fact(page, 'Bio')).toHaveText(FULL.bio)
  for (const [term, address] of [
    ['GitHub', FULL.github],
    ['Codeforces', FULL.codeforces],
  ] as const) {
    const link = fact(page, term).getByRole('link')
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', timezoneId })
    const elsewhere = await context.newPage()
    await signInWithoutForm(elsewhere, email)
    await openPage(elsewhere, '/profile')
    await expect(fact(elsewhere, 'Passout year')).toHaveText(String(year + 1))
    await context.close()
  }
})

test('ROLE-05 no member reads or changes the profile, the progress or the drafts of another', async ({
  page,
  browser,
}) => {
  const asha = await openProfile(page, FULL)
  const { _id } = await storedProfile(page)
  const [topic] = (await (await page.request.get('/api/v1/topics/')).json()).topics
  const [question] = (await (await page.request.get(`/api/v1/topics/${topic.id}/questions`)).json()).questions
  const toggle = `/api/v1/progress/memberId/questions/${question.id}/completed/toggle`
  const call = async (who: Page, method: string, path: string, data?: object) => {
    const response = await who.request.fetch(path, { method, headers: FROM_HERE, ...(data && { data }) })
    return { status: response.status(), body: await response.text() }
  }
  await call(page, 'PATCH', toggle)
  await call(page, 'PUT', '/api/v1/drafts/blog', { content: { title: 'Only mine' } })

  const other = await anotherPage(browser)
  await openProfile(other)
  const done = '/api/v1/progress/memberId/completed-questions'
  expect(JSON.parse((await call(other, 'GET', done)).body).completedQuestion).toEqual([])
  expect((await call(other, 'GET', '/api/v1/drafts/blog')).body).not.toContain('Only mine')
  const foreign = [
    ['GET', `/api/v1/members/${_id}`],
    ['PATCH', `/api/v1/members/${_id}`],
    ['GET', done.replace('memberId', _id)],
    ['PATCH', toggle.replace('memberId', _id)],
    ['GET', `/api/v1/drafts/${_id}/blog`],
  ] as const
  for (const [method, path] of foreign) {
    const { status, body } = await call(other, method, path)
    expect([404, 405], `${method} ${path}`).toContain(status)
    expect(body).not.toContain(asha.email)
  }
  await store(other, { bio: 'Not hers.' })
  await other.request.patch('/api/v1/members/', {
    headers: FROM_HERE,
    multipart: { memberData: JSON.stringify({ _id, bio: 'Not hers.' }) },
  })
  // One member ticks and unticks the question. It stays ticked for the second member.
  await call(other, 'PATCH', toggle)
  await call(other, 'PATCH', toggle)
  await call(other, 'DELETE', '/api/v1/drafts/blog')

  expect(await storedProfile(page)).toMatchObject({ ...FULL, name: asha.name, email: asha.email })
  expect((await call(page, 'GET', done)).body).toContain(question.id)
  expect((await call(page, 'GET', '/api/v1/drafts/blog')).body).toContain('Only mine')
  await other.context().close()
})

test('PROF-02 the facts do not move when the activity arrives, which is fetched in parallel with the profile', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/events')
  const { letGo: letProfile } = await serverHolds(page, '/api/v1/members/')
  const { letGo: letActivity } = await serverHolds(page, '/api/v1/streak')
  const asked = page.waitForRequest('**/streak')
  await followLink(page, '/profile')
  await asked
  letProfile()
  const [facts, activity] = [sheet(page, 'PERSONAL INFORMATION'), sheet(page, 'Activity')]
  await expect(facts).toBeVisible()
  const before = (await facts.boundingBox())?.y ?? Number.NaN
  letActivity()
  await expect(activity).toContainText('0 problems in 12 months')
  await expect(activity).not.toHaveAttribute('aria-busy')
  expect(Math.abs(((await facts.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(2)
})
