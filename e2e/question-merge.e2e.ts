import { expect, test } from './journey.ts'
import { callApiAsAdmin, newAdmin, openPage, signInWithoutForm } from './people.ts'

test('LEARN-209 an admin sees what a merge means, merges, takes it back and splits; the member reads what became of their tick', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await newAdmin()
  await signInWithoutForm(page, email)
  const title = `Games ${Date.now()}`
  const topic = (
    await callApiAsAdmin('POST', '/admin/curriculum/topics', { title, description: 'Who wins.' })
  ).data._id
  for (const questionName of ['Nim', 'Nim again'])
    await callApiAsAdmin('POST', '/admin/curriculum/questions', {
      topicId: topic,
      questionName,
      link: `https://example.com/${encodeURIComponent(questionName)}`,
    })
  await openPage(page, `/dsa?topic=${topic}`)
  await page.getByRole('checkbox', { name: 'Nim again' }).click()
  await expect(page.getByRole('checkbox', { name: 'Nim again' })).toBeChecked()

  await openPage(page, `/dashboard/curriculum/${topic}`)
  const merge = page.getByRole('button', { name: 'Merge…' })
  await expect(merge).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Choose Nim', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Choose Nim again' }).check()
  await merge.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge two problems' })
  await expect(dialog).toContainText('1 member has ticked the one that goes')
  await dialog.getByRole('radio', { name: 'Nim again' }).click()
  await expect(dialog).toContainText('Nobody has ticked the one that goes')
  await dialog.getByRole('radio', { name: `Nim ${title}` }).check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Merged into “Nim”')).toBeVisible()

  await openPage(page, `/dsa?topic=${topic}`)
  await expect(page.getByRole('checkbox', { name: 'Nim' })).toBeChecked()
  await expect(page.getByText('“Nim again” was merged into “Nim”; your tick of')).toBeVisible()
  await page.getByRole('link', { name: 'All changes' }).click()
  await expect(page.getByRole('heading', { name: 'Changes to your ticks' })).toBeVisible()

  await openPage(page, '/dashboard/curriculum/changes')
  const row = page.getByRole('listitem').filter({ hasText: '“Nim again” into “Nim”' }).first()
  await row.getByRole('button', { name: 'Take back' }).click()
  const back = page.getByRole('dialog', { name: 'Take back' })
  await expect(back).toContainText('The tick of 1 member goes back')
  await back.getByRole('button', { name: 'Take back' }).click()
  await expect(row).toContainText('Taken back on')

  await openPage(page, `/dashboard/curriculum/${topic}`)
  await page.getByRole('button', { name: 'Split Nim again' }).click()
  const split = page.getByRole('dialog', { name: 'Split “Nim again”' })
  await expect(split).toContainText('1 member has ticked it. They did all that it asked')
  await split.getByRole('button', { name: 'Split' }).click()
  await expect(split.getByText('Name is required')).toBeVisible()
  await split.getByLabel('Name', { exact: true }).fill('Nim with three heaps')
  await split.getByRole('button', { name: 'Split' }).click()
  await expect(split).toBeHidden()
  await openPage(page, `/dsa?topic=${topic}`)
  await expect(page.getByRole('checkbox', { name: 'Nim with three heaps' })).toBeChecked()
})
