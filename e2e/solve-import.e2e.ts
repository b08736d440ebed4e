import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'

test('LEARN-13 on a phone a member pastes a table, looks at what is found, imports it, and undoes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  // Today leads a new member here.
  await openPage(page, '/today')
  await page.getByRole('link', { name: 'Bring what you solved elsewhere' }).press('Enter')
  await expect(page).toHaveURL('/dsa/import')

  const field = page.getByRole('textbox', { name: 'What you copied' })
  await field.fill(
    'title,solved on\nTwo Sum,2024-02-20\nJump Game,03/04/2024\nSubset,\nNobody Knows This One,2024-01-01',
  )
  // What was pasted survives a reload.
  await page.reload()
  await expect(field).toHaveValue(/Jump Game/)
  await page.getByRole('button', { name: 'See what is found' }).press('Enter')
  await expect(page.getByRole('heading', { name: '2 questions found' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Two Sum', exact: true })).toBeChecked()
  await page
    .getByRole('combobox', { name: 'How is 03/04/2024 meant here?' })
    .selectOption('3 April: the day first')
  await expect(page.getByText('April 3, 2024')).toBeVisible()
  await page.getByRole('combobox', { name: 'Subset' }).selectOption('Subsets')
  await page.getByText('Not in the tracker').click()
  await expect(page.getByText('Nobody Knows This One', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 questions' }).press('Enter')
  await expect(page.getByRole('heading', { name: '3 questions are ticked' })).toBeFocused()
  await expect(page.getByText('3 ticked, 0 moved to earlier days, 0 as they were').first()).toBeVisible()

  // Nothing of it waits to be imported twice.
  await page.reload()
  await expect(field).toHaveValue('')
  const ticked = async () => {
    const answer = await page.request.get('/api/v1/progress/memberId/completed-questions')
    return ((await answer.json()) as { completedQuestion: unknown[] }).completedQuestion.length
  }
  expect(await ticked()).toBe(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).press('Enter')
  await expect(page.getByText('You have imported nothing yet.')).toBeVisible()
  expect(await ticked()).toBe(0)
})

test('LEARN-13 what is no list of questions says so, and a list of folders is one', async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/dsa/import')
  const look = page.getByRole('button', { name: 'See what is found' })
  await look.click()
  await expect(page.getByText('Paste something, or choose a file.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'What you copied' })
  await field.fill('Milk, bread and eggs')
  await look.click()
  await expect(page.getByRole('heading', { name: 'No question of the tracker is in this' })).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'solutions.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('0001-two-sum/two-sum.py\n0015-3sum/3sum.cpp\n'),
    })
  await expect(
    page.getByRole('list', { name: 'Files' }).getByText('solutions.txt', { exact: true }),
  ).toBeVisible()
  await look.click()
  await expect(page.getByRole('heading', { name: '2 questions found' })).toBeVisible()
  await expect(page.getByText('no date')).toHaveCount(2)
})

test('LEARN-11 a time without a zone is read in the member’s own, wherever the browser is', async ({
  page,
  baseURL,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const data = { timeZone: 'Pacific/Auckland', proposed: false }
  const chosen = await page.request.put('/api/v1/streak/zone', { data, headers: { origin: baseURL ?? '' } })
  expect(chosen.ok()).toBe(true)
  await openPage(page, '/dsa/import')
  await page
    .getByRole('textbox', { name: 'What you copied' })
    .fill('title,solved on\nTwo Sum,2024-02-20 09:00')
  await page.getByRole('button', { name: 'See what is found' }).click()
  await page.getByRole('button', { name: /^Import 1 question/ }).click()
  await expect(page.getByRole('heading', { name: /is ticked|are ticked/ })).toBeVisible()
  const answer = await page.request.get('/api/v1/progress/memberId/completed-questions')
  const { completedQuestion } = (await answer.json()) as { completedQuestion: { completedAt: string }[] }
  expect(completedQuestion.map(({ completedAt }) => completedAt)).toEqual([
    expect.stringMatching(/^2024-02-19T20:00/),
  ])
})
