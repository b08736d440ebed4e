import { type Browser, test as base, expect, type Page, type Request } from '@playwright/test'
import { LOST } from './failures-last.ts'
import { differsInFirefox } from './firefox/differences.ts'
import { typeByEditing } from './firefox/typing.ts'
import { siteName } from './lan-name.ts'
import { PASSWORD } from './site.ts'

export { ADMIN, MANAGER, MEMBER } from './open-site.ts'
export { expect }

/** Skips a journey about features that browsers offer only over https. */
export const needsHttps = (what: string) =>
  base.skip(siteName() !== 'localhost', `Without https browsers give pages no ${what}`)

/** A page of the running site. The test fails on an error in the console or a request to another host. */
export const test = base.extend<{ differs: undefined; complaints: string[] }, object>({
  differs: [
    async ({ browserName }, use, journey) => {
      const why = browserName === 'firefox' ? differsInFirefox(journey.file, journey.title) : undefined
      journey.skip(why !== undefined, why)
      await use(undefined)
    },
    { auto: true },
  ],
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') typeByEditing(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page, baseURL }, use, journey) => {
      const complaints = listen(page, baseURL)
      const lost = lostRequests(page)
      // People cannot type into a form before its draft has loaded. Playwright's fill does not check that, and its text would be
      // lost. So every action waits until no form is inert.
      await page.addLocatorHandler(page.locator('main form[inert]'), async () => undefined)
      await use(complaints)
      if (journey.status !== journey.expectedStatus)
        await journey.attach(LOST, { body: lost.join('\n'), contentType: 'text/plain' })
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

// Journeys check refused calls themselves, but the browser logs every one. Without https the browser logs that it ignores a
// header that needs https. Without a network Chromium 150 and newer log that the service worker could not be fetched. Firefox
// logs that it did not reach a stream.
const EXPECTED =
  /Failed to load resource|There is no page at|Cross-Origin-Opener-Policy header has been ignored|An unknown error occurred when fetching the script|Firefox can’t establish a connection/

function listen(page: Page, site: string | undefined): string[] {
  const complaints: string[] = []
  const where = () => `on ${page.url().replace(site ?? '', '')}`
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      complaints.push(`${message.text()} ${where()}`)
  })
  // Firefox also runs a journey's init scripts on the empty page, where storage is forbidden.
  page.on('pageerror', (error) => {
    if (page.url() !== 'about:blank' && !EXPECTED.test(error.message)) complaints.push(`${error} ${where()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site) complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

/** Collects the requests that failed, and the answers of a site that could not. A page that is left ends requests itself. */
function lostRequests(page: Page): string[] {
  const lost: string[] = []
  const say = (request: Request, why: string) => lost.push(`${request.method()} ${request.url()}: ${why}`)
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED') say(request, why)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) say(response.request(), `answered ${response.status()}`)
  })
  return lost
}

export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/signup')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login Successfull')).toBeVisible()
}

export async function anotherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' })
  return context.newPage()
}
