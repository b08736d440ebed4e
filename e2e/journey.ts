import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { siteName } from './lan-name.ts'
import { PASSWORD } from './site.ts'

export { ADMIN, MANAGER, MEMBER } from './open-site.ts'
export { expect }

/** For a journey about what browsers give to no page without https. */
export const needsHttps = (what: string) =>
  base.skip(siteName() !== 'localhost', `Without https browsers give pages no ${what}`)

/** A page of the running site, which must not complain: no error in the console, nothing asked of another host. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = listen(page, baseURL)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

// A refused call is a journey's own business; the browser logs every one. Without https it says that it heeds one header
// of every answer only there.
const EXPECTED =
  /Failed to load resource|There is no page at|Cross-Origin-Opener-Policy header has been ignored/

function listen(page: Page, site: string | undefined): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site) complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/signup')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login Successfull')).toBeVisible()
}

/** Another person's browser. */
export async function anotherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' })
  return context.newPage()
}
