import type { Browser, BrowserContext, Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { openPage } from './people.ts'
import { PASSWORD, Site } from './site.ts'
import { toasts } from './toasts.ts'

// A site of its own: on others, no sign-up asks for anything.
let site: Site
const opened: BrowserContext[] = []
test.beforeAll(async () => {
  site = await (await Site.create()).start()
  for (const [name, role] of [
    ['Asha', 'admin'],
    ['Ravi', 'member'],
  ] as const)
    await site.member(
      ...['create', '--email', `${name.toLowerCase()}@college.edu`, '--name', name],
      ...['--password', PASSWORD, '--role', role],
    )
})
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close()
})
test.afterAll(() => site?.remove())

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url })
  opened.push(context)
  return context.newPage()
}
async function signedIn(browser: Browser, name: string): Promise<Page> {
  const page = await visitor(browser)
  const data = { email: `${name.toLowerCase()}@college.edu`, password: PASSWORD }
  expect((await page.request.post('/api/v1/members/signin', { data })).status()).toBe(200)
  return page
}

test('CLUB-223 CLUB-224 whoever signs up accepts the code of conduct, and members are asked again after a change', {
  tag: '@long',
}, async ({ browser }) => {
  const [admin, stranger] = [await signedIn(browser, 'Asha'), await visitor(browser)]
  await openPage(stranger, '/signup?tab=signup')
  await expect(stranger.getByRole('checkbox')).toHaveCount(0)

  await openPage(admin, '/dashboard/club?part=conduct')
  await admin.getByRole('textbox', { name: 'Code of conduct' }).fill('Be kind.')
  await admin
    .getByRole('form', { name: 'Code of conduct' })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await expect(toasts(admin)).toHaveText('Success: Saved')

  await openPage(stranger, '/signup?tab=signup')
  await stranger.getByLabel('Name').fill('New One')
  await stranger.getByLabel('Passout year').selectOption({ index: 3 })
  await stranger.getByLabel('Email', { exact: true }).fill('new.one@college.edu')
  await stranger.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await stranger.getByLabel('Confirm password').fill(PASSWORD)
  await stranger.getByRole('button', { name: 'Create account' }).click()
  await expect(stranger.getByText('Read the code of conduct and accept it, please.')).toBeVisible()
  expect(await axeFinds(stranger)).toEqual([])
  await expect(stranger.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await stranger.getByRole('checkbox', { name: /^I accept the code of conduct/ }).check()
  await stranger.getByRole('button', { name: 'Create account' }).click()
  await expect(stranger.getByText('Member Sent for Approval').first()).toBeVisible()

  const member = await signedIn(browser, 'Ravi')
  await openPage(member, '/dashboard/forum')
  await expect(member.getByText('The club changed its')).toHaveCount(0)
  await admin.getByRole('button', { name: 'Ask all members again' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Ask all members again' }).click()
  await expect(admin.getByText('Members Are Asked')).toBeVisible()
  await openPage(member, '/dashboard/forum')
  await expect(member.getByText('The club changed its')).toBeVisible()
  expect(await axeFinds(member)).toEqual([])
  await member.getByRole('button', { name: 'I accept it' }).press('Enter')
  await expect(member.getByText('The club changed its')).toHaveCount(0)
  await openPage(member, '/dashboard/forum')
  await expect(member.getByText('The club changed its')).toHaveCount(0)
})
