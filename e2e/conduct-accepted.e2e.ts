import type { Browser, BrowserContext, Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { openPage } from './people.ts'
import { PASSWORD, Site } from './site.ts'
import { toasts } from './toasts.ts'

// These tests use their own site: on other sites, the sign-up asks for no agreement.
let site: Site
const opened: BrowserContext[] = []
test.beforeAll(async () => {
  site = await (await Site.create()).start()
  for (const [name, role] of [
    ['Asha', 'admin'],
    ['Ravi', 'member'],
  ] as const)
    await site.member(
      'create',
      '--email',
      `${name.toLowerCase()}@college.edu`,
      '--name',
      name,
      '--password',
      PASSWORD,
      '--role',
      role,
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
  await expect(member.getByText('The club asks you to read its')).toHaveCount(0)
  await admin.getByRole('button', { name: 'Ask all members again' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Ask all members again' }).click()
  await expect(admin.getByText('Members Are Asked')).toBeVisible()
  await openPage(member, '/dashboard/forum')
  await expect(member.getByText('The club asks you to read its')).toBeVisible()
  expect(await axeFinds(member)).toEqual([])
  await member.getByRole('button', { name: 'I accept it' }).press('Enter')
  await expect(member.getByText('The club asks you to read its')).toHaveCount(0)
  await openPage(member, '/dashboard/forum')
  await expect(member.getByText('The club asks you to read its')).toHaveCount(0)
})

test('CLUB-377 CLUB-398 an invitation asks for the code of conduct and signs in, and who had a password before it is asked on the first page', {
  tag: '@long',
}, async ({ browser }) => {
  const admin = await signedIn(browser, 'Asha')
  const call = async (method: 'post' | 'patch', path: string, data: object = {}) => {
    const answer = await admin.request[method](`/api/v1${path}`, {
      data,
      headers: { origin: site.url },
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  await call('patch', '/admin/club', { conduct: '' })
  await call('post', '/admin/members/import', {
    csv: 'name,email\nMeena Rao,meena@college.edu\nZoya Khan,zoya@college.edu\n',
  })
  const { data } = await call('post', '/admin/members/invitation-links')
  const linkOf = (email: string) => {
    return new URL(data.find((one: { email: string }) => one.email === email).link)
  }
  const open = async (email: string) => {
    const page = await visitor(browser)
    const { pathname, search, hash } = linkOf(email)
    await openPage(page, `${pathname}${search}${hash}`)
    return page
  }
  // Before the club has a code of conduct, the sign-up asks for no agreement.
  const early = await open('meena@college.edu')
  await early.getByLabel('Choose a password').fill(PASSWORD)
  await early.getByLabel('Passout year').selectOption({ index: 3 })
  await expect(early.getByRole('checkbox')).toHaveCount(0)
  await early.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(early).toHaveURL(/\/today/)

  await call('patch', '/admin/club', { conduct: 'Be kind.' })
  await openPage(early, '/today')
  await early.getByRole('button', { name: 'I accept it' }).click()
  await expect(early.getByText('The club asks you to read its')).toHaveCount(0)
  await openPage(early, '/today')
  await expect(early.getByText('The club asks you to read its')).toHaveCount(0)

  const late = await open('zoya@college.edu')
  await expect(late.getByRole('heading', { name: 'Welcome, Zoya Khan.' })).toBeVisible()
  await late.getByLabel('Choose a password').fill(PASSWORD)
  await late.getByLabel('Passout year').selectOption({ index: 3 })
  await late.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(late.getByText('Read the code of conduct and accept it, please.')).toBeVisible()
  expect(await axeFinds(late)).toEqual([])
  await late.getByRole('checkbox', { name: /^I accept the code of conduct/ }).check()
  await late.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(late).toHaveURL(/\/today/)
  await expect(late.getByText('The club asks you to read its')).toHaveCount(0)
})
