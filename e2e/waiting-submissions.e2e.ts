import type { Page } from '@playwright/test'
import { test as base } from '@playwright/test'
import { serverAnswers } from './interception/server-holds.ts'
import { expect, signIn, test } from './journey.ts'
import { newMember, signInWithoutForm } from './people.ts'
import { codeOf, FAIR_CUTS_JAVASCRIPT, judgeIsMade, openPlain, runStatus, submissionOf } from './problems.ts'
import { Site } from './site.ts'

// These tests mostly wait, and this file is among the last. One after another they would leave the processor idle.
test.describe.configure({ mode: 'parallel' })

const MEMBER = 'asha@college.edu'
const SUBMISSIONS = '**/api/v1/problems/fair-cuts/submissions'

const handIn = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
const waits = (page: Page) => expect(page.getByText(/^Trying again in \d+ s/)).toBeVisible()
const tryNow = (page: Page) => page.getByRole('button', { name: 'Try now' })
const accepted = (page: Page) => expect(submissionOf(page).getByText('Accepted')).toBeVisible()

/** Returns the member's submissions on the server. */
async function handedIn(page: Page): Promise<{ agrees: boolean | null }[]> {
  const answer = await page.request.get(new URL('/api/v1/problems/fair-cuts/submissions', page.url()).href)
  return (await answer.json()).data
}

/** Makes the server handle one submission and loses the response. */
const loseAnswer = (page: Page) =>
  page.route(
    SUBMISSIONS,
    async (route) => {
      expect((await route.fetch()).status()).toBe(202)
      await route.abort()
    },
    { times: 1 },
  )

base(
  'safety K4 D2 what is handed in while the server is away arrives by itself, wherever one is by then',
  { tag: '@long' },
  async ({ browser }) => {
    const site = await (await Site.create()).start()
    const context = await browser.newContext({ baseURL: site.url })
    try {
      await site.member('create', '--email', MEMBER, '--name', 'Asha', '--password', 'Arena-2024!')
      const page = await context.newPage()
      await signIn(page, MEMBER)
      await openPlain(page, 'fair-cuts')
      await codeOf(page).fill(FAIR_CUTS_JAVASCRIPT)
      await site.signal('SIGTERM')
      await handIn(page)
      await waits(page)
      await expect(submissionOf(page)).toContainText('kept on this device')
      await site.start()
      // The network did not change, so the browser sends no event.
      await expect.poll(async () => (await handedIn(page)).length).toBe(1)

      await codeOf(page).fill(`${FAIR_CUTS_JAVASCRIPT} // closed meanwhile`)
      await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
      await site.signal('SIGTERM')
      await handIn(page)
      await waits(page)
      await page.close()
      await site.start()
      const elsewhere = await context.newPage()
      await elsewhere.goto('/forum')
      await expect.poll(async () => (await handedIn(elsewhere)).length).toBe(2)
    } finally {
      await context.close()
      await site.remove()
    }
  },
)

test.describe('sent again', () => {
  // Requests of a service worker would bypass the interception that loses responses.
  test.use({ serviceWorkers: 'block' })
  test.beforeAll(async ({ request, baseURL }) => {
    await judgeIsMade(request, baseURL)
  })
  test.beforeEach(async ({ page }) => {
    await signInWithoutForm(page, (await newMember()).email)
  })

  for (const reload of [false, true])
    test(`safety D2 a submission whose answer was lost is stored once, with the counts of this browser${reload ? ', after a reload' : ''}`, async ({
      page,
    }) => {
      const code = await openPlain(page, 'fair-cuts')
      await code.fill(FAIR_CUTS_JAVASCRIPT)
      await page.getByRole('button', { name: 'Run' }).click()
      await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
      await loseAnswer(page)
      await handIn(page)
      await expect(submissionOf(page)).toContainText('kept on this device')
      if (reload) await page.reload()
      await accepted(page)
      expect(await handedIn(page)).toMatchObject([{ agrees: true }])
    })

  for (const locks of [true, false])
    test(`safety D2 two tabs with ${locks ? 'locks' : 'no locks, as over plain http,'} send a waiting submission once, and both show its verdict`, {
      tag: '@long',
    }, async ({ page, context }) => {
      if (!locks)
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
        )
      const code = await openPlain(page, 'fair-cuts')
      await code.fill(FAIR_CUTS_JAVASCRIPT)
      await loseAnswer(page)
      await context.route(SUBMISSIONS, (route) => route.abort())
      await handIn(page)
      await waits(page)
      const other = await context.newPage()
      await openPlain(other, 'fair-cuts')
      await waits(other)
      await context.unroute(SUBMISSIONS)
      // When the other tab was faster, nothing is left to retry and the button is gone.
      const tryIn = (tab: Page) =>
        tryNow(tab)
          .click({ timeout: 5_000 })
          .catch(() => undefined)
      await Promise.all([page, other].map(tryIn))
      await Promise.all([page, other].map(accepted))
      expect(await handedIn(page)).toHaveLength(1)
    })

  test('safety L1 a busy server says when to retry, and no submission is lost', async ({ page }) => {
    const code = await openPlain(page, 'fair-cuts')
    await code.fill(FAIR_CUTS_JAVASCRIPT)
    const headers = { 'retry-after': '40' }
    const said = { success: false, message: 'The judge has a long queue. Try again in a moment.' }
    const once = { status: 503, headers, method: 'POST', times: 1 }
    await serverAnswers(page, '/api/v1/problems/fair-cuts/submissions', said, once)
    await handIn(page)
    await expect(submissionOf(page)).toContainText('The judge has a long queue.')
    await expect(page.getByText(/^Trying again in (3|4|5)\d s/)).toBeVisible()
    await tryNow(page).click()
    await accepted(page)
    expect(await handedIn(page)).toHaveLength(1)
  })
})
