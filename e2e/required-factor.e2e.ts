import { expect, test } from './journey.ts'
import { openPage } from './people.ts'
import { PASSWORD, Site } from './site.ts'

const EMAIL = 'rohan@college.edu'

test('SAFE-27 where the club asks for it, an admin reaches the set-up alone, and then every screen', {
  tag: '@long',
}, async ({ browser }) => {
  const site = await (await Site.create({ REQUIRE_SECOND_FACTOR: 'admins' })).start()
  const context = await browser.newContext({ baseURL: site.url })
  try {
    const given = ['--name', 'Rohan', '--password', PASSWORD, '--role', 'admin']
    await site.member('create', '--email', EMAIL, ...given)
    const page = await context.newPage()
    await openPage(page, '/signup')
    await page.getByLabel('Email', { exact: true }).fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Login Successfull')).toBeVisible()
    await page.goto('/dashboard/audit')
    await expect(page).toHaveURL('/settings')
    await expect(
      page.getByText('Whoever may do more than other members needs a second factor here.'),
    ).toBeVisible()
    await page.goto('/today')
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('button', { name: 'Set up an app' })).toBeEnabled()
  } finally {
    await context.close()
    await site.remove()
  }
})
