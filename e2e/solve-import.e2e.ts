import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'

test('LEARN-13 on a phone a member pastes a table, looks at what is found, imports it, and undoes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  // The page Today leads a new member to the import.
  await openPage(page, '/today')
  await page.getByRole('link', { name: 'I have solved some elsewhere' }).press('Enter')
  await expect(page).toHaveURL('/dsa/import')

  const field = page.getByRole('textbox', { name: 'Pasted text' })
  await field.fill(
    'title,solved on\nTwo Sum,2024-02-20\nJump Game,03/04/2024\nSubset,\nNobody Knows This One,2024-01-01',
  )
  // The pasted text survives a reload.
  await page.reload()
  await expect(field).toHaveValue(/Jump Game/)
  await page.getByRole('button', { name: 'Find solved problems' }).press('Enter')
  await expect(page.getByRole('heading', { name: '2 problems found' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Two Sum', exact: true })).toBeChecked()
  await page
    .getByRole('combobox', { name: 'Which day is a date like 03/04/2024 here?' })
    .selectOption('3 April: the day first')
  await expect(page.getByText('April 3, 2024')).toBeVisible()
  await page.getByRole('combobox', { name: 'Subset' }).selectOption('Subsets')
  await page.getByText('Not in the tracker').click()
  await expect(page.getByText('Nobody Knows This One', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 problems' }).press('Enter')
  await expect(page.getByRole('heading', { name: '3 problems are ticked' })).toBeFocused()
  await expect(page.getByText('3 ticked').first()).toBeVisible()

  // After a reload the field is empty, so nothing can be imported twice.
  await page.reload()
  await expect(field).toHaveValue('')
  const ticked = async () => {
    const answer = await page.request.get('/api/v1/progress/memberId/completed-questions')
    return ((await answer.json()) as { completedQuestion: unknown[] }).completedQuestion.length
  }
  expect(await ticked()).toBe(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).press('Enter')
  await expect(page.getByText('No imports yet.')).toBeVisible()
  expect(await ticked()).toBe(0)
})

test('LEARN-13 what is no list of questions says so, and a list of folders is one', async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/dsa/import')
  const look = page.getByRole('button', { name: 'Find solved problems' })
  await look.click()
  await expect(page.getByText('Paste something, or choose a file.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Pasted text' })
  await field.fill('Milk, bread and eggs')
  await look.click()
  await expect(page.getByRole('heading', { name: 'No problem from the tracker found' })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: '2 problems found' })).toBeVisible()
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
  await page.getByRole('textbox', { name: 'Pasted text' }).fill('title,solved on\nTwo Sum,2024-02-20 09:00')
  await page.getByRole('button', { name: 'Find solved problems' }).click()
  await page.getByRole('button', { name: /^Import 1 problem/ }).click()
  await expect(page.getByRole('heading', { name: /is ticked|are ticked/ })).toBeVisible()
  const answer = await page.request.get('/api/v1/progress/memberId/completed-questions')
  const { completedQuestion } = (await answer.json()) as { completedQuestion: { completedAt: string }[] }
  expect(completedQuestion.map(({ completedAt }) => completedAt)).toEqual([
    expect.stringMatching(/^2024-02-19T20:00/),
  ])
})

test('LEARN-14 LEARN-16 LEARN-17 LEARN-18 what was not read is said, what is not named as solved can be ticked, and nothing new is nothing new', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/import')
  const files = page.locator('input[type=file]').first()
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])
  const csv =
    'Title,Status,Date\nTwo Sum,Accepted,31/02/2025\nLRU Cache,Accepted,2031-01-01\nWord Ladder,Wrong Answer,2024-05-07'
  await files.setInputFiles([
    { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
    { name: 'b.json', mimeType: 'application/json', buffer: Buffer.from('{"solved":["coin-change",}') },
    { name: 'c.png', mimeType: 'image/png', buffer: png },
  ])
  await expect(page.getByText('These could not be read, as they are no text: c.png')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2)
  const look = page.getByRole('button', { name: 'Find solved problems' })
  await look.click()
  await expect(page.getByRole('heading', { name: /problems? found/ })).toBeFocused()
  await expect(page.getByText('b.json: this looks like JSON, but has a mistake in it.')).toBeVisible()
  await expect(page.getByText('1 date is in no calendar (like February 31)')).toBeVisible()
  await expect(page.getByText('1 date is still to come')).toBeVisible()
  const ladder = page.getByRole('checkbox', { name: 'Word Ladder', exact: true })
  await expect(ladder).toBeHidden()
  await page.getByText('Not named as solved', { exact: true }).click()
  await expect(ladder).not.toBeChecked()
  await ladder.check()
  await page.getByRole('button', { name: /^Import [34] problems$/ }).click()
  await expect(page.getByRole('heading', { name: /problems are ticked/ })).toBeFocused()

  await page.getByRole('button', { name: 'Import more' }).click()
  const field = page.getByRole('textbox', { name: 'Pasted text' })
  await field.fill('Two Sum\nLRU Cache')
  await look.click()
  await expect(page.getByText('Nothing here is new: all 2 problems are ticked already.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled()
  await field.fill('😀😀😀')
  await look.click()
  await expect(page.getByText('Pasted text: nothing in it could be the name')).toBeVisible()
})
