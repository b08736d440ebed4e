import { expect, test } from './journey.ts'
import { newAdmin, openPage, signInWithoutForm } from './people.ts'

test('CLUB-79 CLUB-72 an admin adds a topic, moves it by keyboard, fills it, and finds what is the club’s own', async ({
  page,
}) => {
  const { email } = await newAdmin()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/curriculum')
  const name = `Games ${Date.now()}`
  await page.getByRole('button', { name: 'New topic' }).click()
  const dialog = page.getByRole('dialog', { name: 'New topic' })
  await dialog.getByRole('button', { name: 'Add topic' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await dialog.getByLabel('Title').fill(name)
  await dialog.getByLabel('Description').fill('Who wins.')
  await dialog.getByRole('button', { name: 'Add topic' }).click()

  const rows = page.getByRole('list', { name: 'Topics' }).getByRole('listitem')
  const own = rows.filter({ hasText: name })
  await expect(own).toContainText('The club’s own')
  const up = own.getByRole('button', { name: `Move ${name} up` })
  await up.press('Enter')
  await expect(rows.nth(-2)).toContainText(name)
  await expect(up).toBeFocused()

  await own.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'New question' }).click()
  const form = page.getByRole('dialog', { name: 'New question' })
  await form.getByLabel('Name').fill(`Nim ${name}`)
  await form.getByLabel('Link').fill('https://example.com/nim')
  await form.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByText(`Nim ${name}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Hide Nim ${name}` }).click()
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()

  await openPage(page, '/dashboard/curriculum')
  await page.getByLabel('Which questions').selectOption('hidden')
  await expect(page.getByText(`Nim ${name}`, { exact: true })).toBeVisible()
  await openPage(page, '/dashboard/curriculum')
  await page.getByRole('button', { name: `Hide ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Show ${name} again` })).toBeVisible()
})
