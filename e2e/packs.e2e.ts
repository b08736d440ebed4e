import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { expect, needsHttps, test } from './journey.ts'
import { callApi, newMember, openPage, signInWithoutForm, tokenOf, untilHydrated } from './people.ts'
import { codeOf, judgeIsMade, keepSettings, problemTab } from './problems.ts'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const packed = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('packs')).keys()
    return requests.map(({ url }) => url.replace(location.origin, ''))
  })

interface Answered {
  readonly completedQuestion?: readonly unknown[]
  readonly data: { readonly hints: string[]; readonly submissions: unknown[]; readonly done: number }
}
interface Listed {
  readonly slug: string
  readonly title: string
  readonly questionId: string | null
}

test('LEARN-182 LEARN-183 LEARN-184 LEARN-185 a kept list is worked on without a network, and all that was done there arrives once', async ({
  page,
  context,
}) => {
  needsHttps('service worker')
  const { email } = await newMember()
  const token = await tokenOf(email)
  const problems = (await callApi('GET', '/problems')).data as unknown as Listed[]
  const [first, second, third] = problems.filter(({ questionId }) => questionId) as [Listed, Listed, Listed]
  const { topics } = (await callApi('GET', '/topics/')) as unknown as { topics: { id: string }[] }
  const listed = (await callApi('GET', `/topics/${topics[0]?.id}/questions`)) as unknown as {
    questions: { id: string; questionName: string }[]
  }
  const far = listed.questions.find(({ id }) => problems.every(({ questionId }) => questionId !== id))
  const questions = [first.questionId, second.questionId, far?.id]
  const list = await callApi(
    'POST',
    '/own-lists',
    { title: 'For the train', description: '', questions },
    token,
  )
  const path = `/dsa/own-lists/${(list.data as { _id: string })._id}`
  // The question was done four days ago, so its review is due.
  const at = new Date(Date.now() - 4 * 86_400_000).toISOString()
  const done = `/progress/memberId/questions/${third.questionId}/completed`
  await callApi('PUT', done, { completed: true, at }, token)

  // The note was written on another device.
  const notes = `/drafts/note:${far?.id}`
  await callApi('PUT', notes, { content: { text: 'From the bus.' }, basedOn: null }, token)

  await signInWithoutForm(page, email)
  await keepSettings(page, { plain: true, language: 'javascript' })
  await openPage(page, '/dsa/reviews')
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/dsa/reviews')))).toBe(true)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Keep for offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep for offline' })
  await expect(
    dialog.getByText(
      '2 problems with their statements, samples and hints, and the editorials that you may read.',
    ),
  ).toBeVisible()
  await expect(dialog).toContainText(
    `1 problem is solved elsewhere. Your notes on it are kept, its statement is not: ${far?.questionName}`,
  )
  await expect(dialog.getByText(/^About [\d.]+ MB/)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText(/^2 problems and JavaScript, [\d.]+ MB, kept on/)).toBeVisible({
    timeout: 90_000,
  })
  expect(await packed(page)).toEqual(
    expect.arrayContaining([path, `/dsa/problems/${first.slug}`, `/dsa/problems/${second.slug}`]),
  )
  await page.close()

  await context.setOffline(true)
  const away = await context.newPage()
  await away.goto(path)
  await expect(away.getByRole('heading', { level: 1, name: 'For the train' })).toBeVisible()
  await untilHydrated(away)
  const box = away.getByRole('checkbox', { name: `Done: ${far?.questionName}` })
  // Ticks by keyboard: the list moves down when the page shows above it the cached packs and the missing network.
  await box.press('Space')
  await expect(box).toBeChecked()
  await away.goto(`/dsa/notes/${far?.id}`)
  const noted = away.getByRole('textbox', { name: 'Your notes' })
  await expect(noted).toHaveValue('From the bus.')
  await noted.fill('From the bus, and the train.')
  // This problem was never opened before.
  await away.goto(`/dsa/problems/${first.slug}`)
  await expect(away.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
  await untilHydrated(away)
  await problemTab(away, 'Help').click()
  await away.getByRole('button', { name: 'Show the first hint' }).click()
  await expect(away.getByRole('heading', { name: /^Hint 1 of/ })).toBeVisible()
  await problemTab(away, 'Notes').click()
  await away.getByRole('textbox', { name: 'Your notes' }).fill('Written on the train.')
  await expect(codeOf(away)).toBeEditable()
  await codeOf(away).fill('// from the train')
  await away.getByRole('button', { name: 'Submit' }).click()
  await away.goto('/dsa/reviews')
  await untilHydrated(away)
  const reviews = away.getByRole('list', { name: 'Due today' })
  await reviews.getByRole('button', { name: /^Good / }).click()
  await expect(away.getByText(/^Good: kept on this device/)).toBeVisible()
  await away.reload()
  await expect(away.getByText(/^Good: kept on this device/)).toBeVisible()
  expect(await axeFinds(away)).toEqual([])
  await away.close()

  await context.setOffline(false)
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([
    openPage(tabs[0] as Page, path),
    openPage(tabs[1] as Page, `/dsa/problems/${first.slug}`),
  ])
  const get = async (of: string) => (await callApi('GET', of, undefined, token)) as unknown as Answered
  await expect
    .poll(async () => (await get('/progress/memberId/completed-questions')).completedQuestion?.length)
    .toBe(2)
  const own = async () => (await get(`/problems/${first.slug}/mine`)).data
  await expect.poll(async () => (await own()).hints.length).toBe(1)
  await expect.poll(async () => (await own()).submissions.length).toBe(1)
  await expect.poll(async () => (await get('/reviews/today')).data.done).toBe(1)
  await expect
    .poll(async () => JSON.stringify(await get(`/drafts/note:${first.slug}`)))
    .toContain('Written on the train.')
  await expect.poll(async () => JSON.stringify(await get(notes))).toContain('and the train.')

  // The pack is stored until it is removed or the member leaves.
  const [tabOne] = tabs as [Page, Page]
  await openPage(tabOne, '/dsa/lists')
  const kept = tabOne.getByRole('region', { name: 'Kept on this device' })
  await expect(kept.getByRole('link', { name: 'For the train' })).toBeVisible()
  await kept.getByRole('button', { name: /^Remove ?: For the train$/ }).click()
  await expect(kept).toBeHidden()
  await expect.poll(() => packed(tabOne)).toEqual([])
})
