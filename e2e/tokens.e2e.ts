import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { PASSWORD } from './site.ts'

test('UI-21 a dialog opens in its content, and gives the focus back', async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/settings')
  for (const [opens, begins] of [
    ['New token', 'Name'],
    ['Set up an app', 'Your password'],
    ['Delete account', 'Type DELETE to confirm'],
  ] as const) {
    const opener = page.getByRole('main').getByRole('button', { name: opens })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: opens })
    await expect(dialog.getByLabel(begins, { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('SAFE-40 a member makes a token, which works, and ends it', async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/settings')
  const section = page.getByRole('region', { name: 'API tokens', exact: true })
  await section.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New token' })
  await dialog.getByLabel('Name').fill('My editor')
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Make token' }).click()
  const token = await dialog.getByLabel('Token').inputValue()
  const headers = { authorization: `Bearer ${token}` }
  const read = () => page.request.get('/api/v1/today', { headers })
  expect((await read()).status()).toBe(200)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await expect(section.getByRole('listitem')).toContainText(['My editor'])
  await section.getByRole('button', { name: 'End the token My editor' }).click()
  await page.getByRole('dialog', { name: 'End token' }).getByRole('button', { name: 'End token' }).click()
  await expect(section.getByText('You have no tokens.')).toBeVisible()
  expect((await read()).status()).toBe(401)
})
