import type { Page, Request } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { serverAnswers, serverHolds, serverRefuses } from './interception/server-holds.ts'
import { ADMIN, anotherPage, expect, MEMBER, signIn, test } from './journey.ts'
import { followLink, newMember, openPage, signInWithoutForm } from './people.ts'
import { answerSave } from './profile-calls.ts'
import { boxes, boxOf, type Question, questionsOf, topicCalled } from './questions.ts'
import { PASSWORD } from './site.ts'
import { dismissToast, toasts } from './toasts.ts'

const TOGGLE = '/api/v1/progress/memberId/questions/*/completed'
const EXPIRED = 'Error: Your session has expired. Please login again.'
const NETWORK = 'Error: Network error. Please check your connection.'
const SERVER = 'Error: Server error. Please try again later.'

const lists = [
  { link: 'Blogs', title: 'Blogs', path: '/api/v1/getBlogs' },
  { link: 'Interview', title: 'Interview Experiences', path: '/api/v1/getInteviewExp' },
] as const

/** The tracker of a member of their own, at a question that can be ticked. */
async function openQuestion(page: Page): Promise<Question> {
  await signInWithoutForm(page, (await newMember()).email)
  const topic = await topicCalled(page, 'Two Pointers')
  const [question] = await questionsOf(page, topic)
  if (!question) throw new Error('The topic has no questions')
  await openPage(page, `/dsa?topic=${topic.id}`)
  return question
}

/** Ticks while the server refuses, and asserts the one toast that follows. */
async function expectToast(page: Page, question: Question, refuse: () => Promise<() => void>, toast: string) {
  const stop = await refuse()
  await boxOf(page, question).click()
  await expect(toasts(page)).toHaveText([toast])
  await expect(boxOf(page, question)).not.toHaveAttribute('aria-busy')
  await expect(boxOf(page, question)).not.toBeChecked()
  await expect(toasts(page)).toHaveText([toast])
  await dismissToast(page)
  stop()
}

test('ERR-01 ERR-02 an expired session shows one toast, however many calls fail at the same time', {
  tag: '@spine',
}, async ({ page, context }) => {
  await openQuestion(page)
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

test('ERR-02 a refused sign-in shows its notice and no toast', async ({ page }) => {
  await openPage(page, '/signup')
  await page.getByLabel('Email', { exact: true }).fill(MEMBER)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-2024!')
  const answered = page.waitForResponse('**/api/v1/members/signin')
  await page.getByRole('button', { name: 'Login' }).click()
  expect((await answered).status()).toBe(401)
  await expect(page.getByText('No account matches that email and password.')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test('ERR-03 ERR-04 ERR-05 ERR-07 ERR-14 each kind of failed call shows exactly one toast', async ({
  page,
}) => {
  const question = await openQuestion(page)
  const said = 'The club is closed today.'
  const refusal = (status: number, message?: string) => () =>
    serverRefuses(page, TOGGLE, status, { ...(message && { message }) })
  const cases = [
    [refusal(403, said), `Error: ${said}`],
    [refusal(403), 'Error: Access Denied'],
    [refusal(400, said), `Error: ${said}`],
    [refusal(400), 'Error: Bad request'],
    [refusal(500, said), SERVER],
    [refusal(503), SERVER],
    [() => serverAnswers(page, TOGGLE, '<h1>Bad gateway</h1>', { status: 502 }), SERVER],
    [refusal(409, said), `Error: ${said}`],
    [refusal(413, said), `Error: ${said}`],
    [refusal(422, said), `Error: ${said}`],
    [refusal(429, said), `Error: ${said}`],
    [refusal(413), 'Error: That is too large to be sent.'],
    [refusal(429), 'Error: Too many requests. Please try again later.'],
  ] as const
  for (const [answer, toast] of cases) await expectToast(page, question, answer, toast)
  await boxOf(page, question).click()
  await expect(boxOf(page, question)).toBeChecked()
  await expect(toasts(page)).toHaveCount(0)
})

test('ERR-06 a call without an answer shows one toast, where nothing is kept', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/streak')
  for (const [at, why] of (['connectionrefused', 'internetdisconnected'] as const).entries()) {
    await page.route('**/api/v1/streak/goal', (route) => route.abort(why))
    await page.getByLabel('Goal for the week').selectOption({ index: at + 1 })
    await expect(toasts(page)).toHaveText([NETWORK])
    await dismissToast(page)
  }
})

test('ERR-04 what stands beside its field is not said by a toast as well; what stands beside none is', {
  tag: '@long',
}, async ({ page }) => {
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/members')
  await page.getByRole('button', { name: 'Batches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Batches' })
  const refuse = async (status: number, errors: object) => {
    const isSent = (request: Request) =>
      request.method() === 'POST' && request.url().endsWith('/admin/batches')
    const said = { message: 'Not this one.', errors }
    await serverRefuses(page, '/api/v1/admin/batches', status, said, { method: 'POST', times: 1 })
    await dialog.getByLabel('Name').fill('CSE 2031')
    const answered = page.waitForResponse((response) => isSent(response.request()))
    await dialog.getByLabel('Name').press('Enter')
    await answered
  }
  await refuse(400, { name: 'Not this one.' })
  await expect(page.getByText('Not this one.')).toHaveCount(1)
  await expect(dialog.getByText('Not this one.')).toBeVisible()
  await refuse(500, {})
  await expect(toasts(page)).toHaveText([SERVER])
  await dismissToast(page)
  await openPage(page, '/settings')
  const notNow = { message: 'Not now.', errors: { hour: 'Not now.' } }
  await serverRefuses(page, '/api/v1/members/me/password', 400, notNow)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('Fresh-2031!')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toasts(page)).toHaveText(['Error: Not now.'])
})

test('ERR-08 when fetching a list fails, the screen shows the message of the answer, whatever its status', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/dashboard')
  for (const { link, path } of lists) {
    for (const status of [400, 401, 404, 500]) {
      const message = `No list today, it is ${status}.`
      const open = await serverRefuses(page, path, status, { message })
      await goTo(page, link)
      await triesAgain(page, `Error: ${message}`)
      await dismissToast(page)
      open()
      await goTo(page, 'Modules')
    }
  }
})

test('ERR-03 ERR-04 ERR-08 when the answer for a refused list has no message, the screen shows a correct one', {
  tag: '@long',
}, async ({ page }) => {
  await openPage(page, '/dashboard')
  for (const { link, path } of lists)
    for (const [status, words] of [
      [400, 'Bad request'],
      [403, 'Access Denied'],
      [404, 'There is nothing at this address.'],
      [429, 'Too many requests. Please try again later.'],
    ] as const) {
      const open = await serverRefuses(page, path, status)
      await goTo(page, link)
      await expect(toasts(page)).toHaveText([`Error: ${words}`])
      await dismissToast(page)
      open()
      await goTo(page, 'Modules')
    }
})

test('ERR-09 when a list gets no answer, the network toast shows and the screen keeps working', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/dashboard')
  for (const { link, path, title } of lists) {
    const calls = `**${path}*`
    await page.route(calls, (route) => route.abort('connectionrefused'))
    await goTo(page, link)
    await triesAgain(page, NETWORK)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await dismissToast(page)
    await page.unroute(calls)
    const answered = page.waitForResponse(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await answered).status()).toBe(200)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
  }
})

/**
 * Follows a link of the menu to a page that does not arrive. Its title is that of the page before, which did not arrive
 * either: that it looked for the site tells that it is drawn.
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
    for (const link of ['Audit', 'Events', 'Forum']) await missPage(page, link, 'You are offline')
    expect(await axeFinds(page)).toEqual([])
    await tryAgain.click()
    await expect(page.getByText('The site cannot be reached yet.')).toBeVisible()
    // The browser says that it is online before its network carries anything.
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

  // The network is there, but the site is not; the sign-in has no menu of its own.
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await followLink(page, '/signup')
  await expect(title).toHaveText('The page did not arrive')
  await missPage(page, 'Submissions', 'The page did not arrive')
  await page.unroute('**/*')
  await tryAgain.click()
  await expect(title).toHaveText('Submissions')
})

test('ERR-12 when Logout fails, a toast says why and the user stays signed in', async ({ page }) => {
  const { email, name } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/blogs')
  const said = 'Nobody may leave now.'
  for (const status of [400, 403, 500]) {
    const open = await serverRefuses(page, '/api/v1/logout', status, { message: said })
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toasts(page)).toHaveText([`Error: ${said}`])
    await expect(page).toHaveURL('/dashboard/blogs')
    await expect(page.getByRole('link', { name: `${name}, profile` })).toBeVisible()
    await dismissToast(page)
    open()
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
})

test('ERR-13 whatever fails, no screen opens a browser alert', { tag: '@long' }, async ({ page }) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    dialog.dismiss().catch(() => undefined)
  })
  const refusalShows = async () => {
    await expect(toasts(page)).toHaveText(['Error: Not today.'])
    await dismissToast(page)
  }
  const question = await openQuestion(page)
  await serverRefuses(page, /^\/api\/v1\//, 403, { message: 'Not today.' })
  await boxOf(page, question).click()
  await refusalShows()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Modules' }).click()
  await refusalShows()
  for (const { link } of lists) {
    await goTo(page, link)
    await refusalShows()
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await refusalShows()
  await page.getByRole('link', { name: /, profile$/ }).click()
  await refusalShows()

  await openPage(page, '/profile')
  await page.getByRole('button', { name: 'EDIT' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Somebody else')
  await page.getByRole('button', { name: 'SAVE' }).click()
  await refusalShows()
  expect(alerts).toEqual([])
})

test('ERR-15 an exception in the page while saving is logged and shows nothing', async ({ browser }) => {
  const page = await anotherPage(browser)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await signInWithoutForm(page, (await newMember()).email)
  await answerSave(page, 200, { success: true, message: 'OK', users: 7 })
  await openPage(page, '/profile')
  await page.evaluate(() => {
    FormData.prototype.set = () => {
      throw new TypeError('The form is broken')
    }
  })
  await page.getByRole('button', { name: 'EDIT' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Somebody else')
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect.poll(() => logged.join('\n')).toContain('The form is broken')
  await expect(page.getByText('Updating profile...')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'SAVE' })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody else')
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.context().close()
})

test('ERR-19 ERR-22 saving a profile shows a toast, with and without changes', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/profile')
  await page.getByRole('button', { name: 'EDIT' }).click()
  await page.getByLabel('Bio', { exact: true }).fill('Mostly graphs.')
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(toasts(page)).toHaveText(['Success: Profile Updated'])
  await dismissToast(page)
  await page.getByRole('button', { name: 'EDIT' }).click()
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(toasts(page)).toHaveText(['Warning: No changes to save'])
})

test('ERR-20 ERR-21 a sign-in and a signup each show a toast', async ({ page }) => {
  await signIn(page, MEMBER)
  await expect(toasts(page)).toHaveText(['Success: Login Successfull'])

  await page.context().clearCookies()
  await openPage(page, '/signup?tab=signup')
  await page.getByLabel('Name', { exact: true }).fill('Rohan Iyer')
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@college.edu`)
  await page.getByLabel('Passout year').selectOption(String(new Date().getFullYear()))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(toasts(page)).toHaveText(['Success: Member Sent for Approval'])
})

const goTo = (page: Page, link: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${link}`) })
    .click()

/** Advances the clock over the retries of a failing read until its toast, the only one, shows. */
async function triesAgain(page: Page, toast: string) {
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(toasts(page)).toHaveText([toast], { timeout: 150 })
  }).toPass({ intervals: [10] })
}
