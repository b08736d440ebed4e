import { expect, test } from './journey.ts'
import { newAdmin, openPage, signInWithoutForm } from './people.ts'

test('SAFE-47 an admin makes a webhook, is shown its secret once, and reads in the log what became of a test', async ({
  page,
}) => {
  const { email } = await newAdmin()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/desk')
  await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'New webhook' })
  await dialog.getByLabel('Address').fill('http://hook.invalid/club')
  await dialog.getByLabel('blog.published').check()
  await dialog.getByRole('button', { name: 'Make webhook' }).click()
  await expect(dialog.getByText('The address must begin with https://.')).toBeVisible()
  await dialog.getByLabel('Address').fill('https://hook.invalid/club')
  await dialog.getByRole('button', { name: 'Make webhook' }).click()
  await expect(dialog.getByLabel('Secret')).toHaveValue(/^whsec_/)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  const hook = page.getByRole('region', { name: 'hook.invalid' })
  await hook.getByRole('button', { name: 'Send a test' }).click()
  await hook.getByRole('button', { name: 'Log' }).click()
  await hook.getByText('ping', { exact: true }).click()
  await expect(hook.getByText(/1 attempt/)).toBeVisible()
  await hook.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete webhook' })
    .getByRole('button', { name: 'Delete webhook' })
    .click()
  await expect(hook).toHaveCount(0)
})
