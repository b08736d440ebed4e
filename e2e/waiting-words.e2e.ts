import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, needsHttps, test } from './journey.ts'
import { callApi, newMember, openPage, signInWithoutForm, tokenOf, untilHydrated } from './people.ts'
import { problemTab } from './problems.ts'
import { boxOf, completedOf, openTopic } from './questions.ts'
import { PASSWORD } from './site.ts'
import { toasts } from './toasts.ts'

// Journeys that act while the network fails, whatever the browser reports about it.

const away = (context: BrowserContext, what: string | RegExp = '**/*') =>
  context.route(what, (route) => route.abort('internetdisconnected').catch(() => undefined))
const back = (context: BrowserContext) => context.unrouteAll({ behavior: 'ignoreErrors' })
const CALLS = /\/(api\/|healthz)/

/** Tracks the open requests of a page from now on. */
function openRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** Opens the page of a member with one review that is due. */
async function withReview(page: Page) {
  const { email } = await newMember()
  const token = await tokenOf(email)
  const { topics } = (await callApi('GET', '/topics/')) as unknown as { topics: { id: string }[] }
  const answer = await callApi('GET', `/topics/${topics[0]?.id}/questions`)
  const [question] = (answer as unknown as { questions: { id: string }[] }).questions
  const at = new Date(Date.now() - 4 * 86_400_000).toISOString()
  await callApi(
    'PUT',
    `/progress/memberId/questions/${question?.id}/completed`,
    { completed: true, at },
    token,
  )
  await signInWithoutForm(page, email)
  const open = openRequests(page)
  await page.clock.install()
  await openPage(page, '/dsa/reviews')
  // Waits for the late part of the page, which sends stored changes.
  await page.clock.runFor(2_000)
  await expect.poll(() => open.size).toBe(0)
  const done = async () =>
    ((await callApi('GET', '/reviews/today', undefined, token)).data as unknown as { done: number }).done
  return { email, done, good: page.getByRole('button', { name: /^Good / }) }
}

async function signInAgain(page: Page, email: string) {
  await page.getByRole('button', { name: 'Log in again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await untilHydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('LEARN-182 what was rated without a network is sent by itself, though the browser says that it is back before the way works', {
  tag: '@long',
}, async ({ page, context }) => {
  const { done, good } = await withReview(page)
  await context.setOffline(true)
  await good.click()
  await expect(page.getByText(/^Good: kept on this device, and sent when there is a network/)).toBeVisible()
  await away(context)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'))
  await context.setOffline(false)
  await failed
  await back(context)
  await expect.poll(done).toBe(1)
  await expect(page.getByText('1 done today.')).toBeVisible()
})

test('LEARN-182 a rating without an answer, or whose answer is lost, is kept and sent once', {
  tag: '@long',
}, async ({ page, context }) => {
  const { done, good } = await withReview(page)
  await away(context, CALLS)
  await good.click()
  await expect(page.getByText(/^Good: kept on this device/)).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await back(context)
  await expect.poll(done).toBe(1)

  const other = await context.newPage()
  await context.clearCookies()
  const second = await withReview(other)
  const ids: unknown[] = []
  await other.route('**/api/v1/reviews/*/rating', async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id)
    if (ids.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await second.good.click()
  await expect(other.getByText('1 done today.')).toBeVisible()
  await expect.poll(() => ids.length).toBe(2)
  expect(ids[1]).toBe(ids[0])
  expect(await second.done()).toBe(1)
})

test('LEARN-182 a rating in an ended session stays on the page, and is sent after the next sign-in', async ({
  page,
  context,
}) => {
  const { email, done, good } = await withReview(page)
  await context.clearCookies()
  await good.click()
  await expect(
    page.getByText(/^Good: kept on this device, and sent once you have logged in again/),
  ).toBeVisible()
  await expect(page).toHaveURL('/dsa/reviews')
  await signInAgain(page, email)
  await expect(page).toHaveURL('/dsa/reviews')
  await expect.poll(done).toBe(1)
})

test('LEARN-182 ERR-01 ticks and stars in an ended session stay, one toast leads to the sign-in, and they are sent after it', async ({
  page,
  context,
}) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const { questions } = await openTopic(page)
  const [first, second, third] = questions
  if (!first || !second || !third) throw new Error('The topic has too few questions')
  await context.clearCookies()
  for (const question of [first, second]) await boxOf(page, question).click()
  const star = page.getByRole('button', { name: `Star ${third.questionName}`, exact: true })
  await star.click()
  for (const question of [first, second]) await expect(boxOf(page, question)).toBeChecked()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Kept here, sent later.')).toHaveCount(2)
  await expect(toasts(page)).toHaveCount(1)
  await signInAgain(page, email)
  await expect(page).toHaveURL(/topic=/)
  await expect.poll(async () => (await completedOf(page)).sort()).toEqual([first.id, second.id].sort())
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('LEARN-180 LEARN-182 ticks and stars without an answer are kept, changed again, and sent', async ({
  page,
  context,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { questions } = await openTopic(page)
  const [first, second] = questions
  if (!first || !second) throw new Error('The topic has too few questions')
  await away(context, CALLS)
  for (const question of [first, second]) {
    await boxOf(page, question).click()
    await expect(boxOf(page, question)).toBeChecked()
  }
  // The second tick is undone before it is sent.
  await boxOf(page, second).click()
  await expect(boxOf(page, second)).not.toBeChecked()
  const star = page.getByRole('button', { name: `Star ${second.questionName}`, exact: true })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(toasts(page)).toHaveCount(0)
  await back(context)
  await expect.poll(() => completedOf(page)).toEqual([first.id])
  const starred = async () =>
    (await (await page.request.get('/api/v1/progress/memberId/marks')).json()).data?.starred
  await expect.poll(starred).toEqual([second.id])
  await page.reload()
  await expect(boxOf(page, first)).toBeChecked()
  await expect(boxOf(page, second)).not.toBeChecked()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('LEARN-183 a kept hint is opened though the browser says that there is a network', {
  tag: '@long',
}, async ({ page, context }) => {
  needsHttps('service worker')
  const { email } = await newMember()
  const token = await tokenOf(email)
  const problems = (await callApi('GET', '/problems')).data as unknown as {
    slug: string
    questionId: string
  }[]
  const slug = problems.find(({ questionId }) => questionId)?.slug ?? ''
  await signInWithoutForm(page, email)
  await openPage(page, `/dsa/problems/${slug}`)
  // Stores the hints as a pack does.
  await page.evaluate(async (of) => {
    const { data } = await (await fetch(`/api/v1/problems/${of}/hints`)).json()
    await (await caches.open('packs')).put(`/api/kept-hints/${of}`, Response.json(data))
  }, slug)
  await problemTab(page, 'Help').click()
  const show = page.getByRole('button', { name: 'Show the first hint' })
  await expect(show).toBeVisible()
  await away(context, CALLS)
  await show.click()
  await expect(page.getByRole('heading', { name: /^Hint 1 of/ })).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await back(context)
  const hints = async () =>
    (
      (await callApi('GET', `/problems/${slug}/mine`, undefined, token)).data as unknown as {
        hints: unknown[]
      }
    ).hints.length
  // The pauses between retries have grown by then, to a minute at most.
  await expect.poll(hints, { timeout: 75_000 }).toBe(1)
})
