import { expect, test } from './journey.ts'
import { callApiAsAdmin, newAdmin, openPage, signInWithoutForm } from './people.ts'

test('CLUB-98 an admin fills a list and orders it by keyboard, and a tick in it is the tick of the topic', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await newAdmin()
  await signInWithoutForm(page, email)
  const name = `Week ${Date.now()}`
  await openPage(page, '/dashboard/curriculum/lists')
  await page.getByRole('button', { name: 'New list' }).click()
  const form = page.getByRole('dialog', { name: 'New list' })
  await form.getByLabel('Title').fill(name)
  await form.getByLabel('Description').fill('Start here.')
  await form.getByRole('button', { name: 'Make list' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Curriculum/Lists/${name}`)

  await page.getByRole('button', { name: 'Add problems' }).click()
  const add = page.getByRole('dialog', { name: 'Add problems' })
  for (const question of ['Contains Duplicate', 'Rotate Image']) {
    await add.getByLabel('Search all problems').fill(question)
    await add.getByRole('button', { name: `Add ${question}`, exact: true }).click()
    await expect(add.getByRole('button', { name: `${question} is in the list`, exact: true })).toBeVisible()
  }
  await add.getByRole('button', { name: 'Done' }).click()
  const rows = page.getByRole('list', { name: 'Problems' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Move Rotate Image up' }).press('Enter')
  await expect(rows.first()).toContainText('Rotate Image')
  await page.getByRole('button', { name: `Publish ${name}` }).click()
  await page.getByRole('link', { name: 'As learners see it' }).click()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Done: / })).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: /^Done: / }).first()).toHaveAccessibleName(
    'Done: Rotate Image',
  )
  const box = page.getByRole('checkbox', { name: 'Done: Rotate Image' })
  await box.click()
  await expect(box).toBeChecked()
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  await page.getByRole('button', { name: 'Easy', exact: true }).click()
  await expect(box).toBeHidden()
  await openPage(page, '/dsa/lists')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('1/2')

  const topics = await page.request.get('/api/v1/topics/')
  const arrays = (await topics.json()).topics[0].id
  await openPage(page, `/dsa?topic=${arrays}`)
  await expect(page.getByRole('checkbox', { name: 'Done: Rotate Image' })).toBeChecked()
  const { data } = await callApiAsAdmin('GET', '/admin/curriculum/lists')
  const made = (data as unknown as { _id: string; title: string }[]).find((one) => one.title === name)
  await openPage(page, `/dashboard/curriculum/lists/${made?._id}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: 'Delete list' }).click()
  await expect(page).toHaveURL(/\/dashboard\/curriculum\/lists$/)
  await openPage(page, `/dsa?topic=${arrays}`)
  await expect(page.getByRole('checkbox', { name: 'Done: Rotate Image' })).toBeChecked()
})
