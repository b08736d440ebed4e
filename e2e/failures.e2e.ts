import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { serverHolds } from './interception/server-holds.ts'
import { ADMIN, anotherPage, expect, test } from './journey.ts'
import { followLink, newMember, openPage, signInWithoutForm } from './people.ts'
import { boxes, topicCalled } from './questions.ts'
import { toasts } from './toasts.ts'

const TOGGLE = '/api/v1/progress/memberId/questions/*/completed'
const EXPIRED = 'Error: Your session has expired. Please login again.'
const NETWORK = 'Error: Network error. Please check your connection.'

test('ERR-01 ERR-02 an expired session shows one toast, however many calls fail at the same time', {
  tag: '@spine',
}, async ({ page, context }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, `/dsa?topic=${(await topicCalled(page, 'Two Pointers')).id}`)
  await context.clearCookies()
  const held = await serverHolds(page, TOGGLE)
  const refused: number[] = []
  page.on('response', (response) => response.url().endsWith('/completed') && refused.push(response.status()))
  for (const at of [0, 1, 2]) await boxes(page).nth(at).click()
  await held.arrived(3)
  held.letGo()
  await expect.poll(() => refused).toEqual([401, 401, 401])
  await expect(toasts(page)).toHaveText([EXPIRED])
  await expect(boxes(page).nth(2)).toBeChecked()
  await expect(toasts(page)).toHaveText([EXPIRED])
})

/**
 * Follows a link of the menu to a page that does not arrive. The previous page failed too and has the same title, so the request
 * to `/healthz` shows that the new one is drawn.
 */
async function missPage(page: Page, link: string, title: string) {
  const target = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true })
  const path = await target.getAttribute('href')
  const looked = page.waitForEvent('requestfailed', (request) => {
    const from = request.headers().referer
    return new URL(request.url()).pathname === '/healthz' && !!from && new URL(from).pathname === path
  })
  await target.click()
  await looked
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('OFF-04 a page whose files do not arrive says so beside the menu, and opens by itself once the site is reached', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await anotherPage(browser)
  const context = page.context()
  const title = page.getByRole('heading', { level: 1 })
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await signInWithoutForm(page, ADMIN)
  for (const start of ['/dashboard/approvals', '/dashboard/members']) {
    await openPage(page, start)
    await context.setOffline(true)
    for (const link of ['Leaderboard', 'Events', 'Forum']) await missPage(page, link, 'You are offline')
    expect(await axeFinds(page)).toEqual([])
    await tryAgain.click()
    await expect(page.getByText('The site cannot be reached yet.')).toBeVisible()
    // The browser reports that it is online before its network transfers anything.
    await page.route('**/healthz', (route) => route.abort('internetdisconnected'), { times: 1 })
    await context.setOffline(false)
    await expect(title).toHaveText('Forum')
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/dashboard/audit')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Menu/ }).click()
  await expect(toasts(page)).toHaveText([NETWORK])
  await expect(title).toHaveText('Audit')
  await context.setOffline(false)
  await page.setViewportSize({ width: 1280, height: 720 })

  // The network works, but the site does not answer. The sign-in page has no menu of its own.
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await followLink(page, '/signup')
  await expect(title).toHaveText('The page did not arrive')
  await missPage(page, 'Leaderboard', 'The page did not arrive')
  await page.unroute('**/*')
  await tryAgain.click()
  await expect(title).toHaveText('Leaderboard')
})
