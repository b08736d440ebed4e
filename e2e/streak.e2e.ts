import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { toasts } from './toasts.ts'
import { callFrom } from './writing.ts'

test('LEARN-101 LEARN-103 LEARN-104 LEARN-106 LEARN-107 on a phone, by keyboard, a member keeps their zone, sets a goal, takes a break and takes it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/streak')
  const main = page.getByRole('main')
  const here = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect(main.getByText(`Your days end at midnight in ${here}.`)).toBeVisible()
  await main.getByRole('link', { name: 'Change time zone' }).press('Enter')
  await expect(page).toHaveURL('/settings#language')
  await main.getByLabel('Your time zone').fill('Europe/Paris')
  await main.getByLabel('Your time zone').press('Enter')
  await expect(toasts(page).filter({ hasText: 'Your time zone is changed' })).toBeVisible()
  await openPage(page, '/dsa/streak')
  await main.getByLabel('Goal for the week').selectOption('3 problems')
  await expect(main.getByText('This week: 0 of 3 problems.')).toBeVisible()
  await expect(toasts(page).filter({ hasText: 'Your goal for the week is changed' })).toBeVisible()

  await openPage(page, '/dsa?topic=')
  await page.getByRole('link', { name: 'START' }).first().click()
  await page.locator('.rows input').first().click()
  await expect(page.locator('.rows input').first()).toBeChecked()
  await openPage(page, '/dsa/streak')
  await main.getByRole('button', { name: 'Take a break' }).press('Enter')
  await expect(main.getByRole('list', { name: 'Your breaks' }).getByRole('listitem')).toHaveCount(1)
  await openPage(page, '/today')
  await expect(main.getByText(/^You are on a break until /).first()).toBeVisible()
  await openPage(page, '/dsa/streak')
  await expect(main.getByText('Your days end at midnight in Europe/Paris.')).toBeVisible()
  await main.getByRole('button', { name: /^Remove / }).press('Enter')
  await expect(main.getByRole('list', { name: 'Your breaks' })).toBeHidden()

  const tooFar = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10)
  await main.getByLabel('To', { exact: true }).fill(tooFar)
  await main.getByRole('button', { name: 'Take a break' }).press('Enter')
  await expect(main.getByText('A break begins before it ends, and has 93 days at most.')).toBeVisible()
  await expect(main.getByLabel('To', { exact: true })).toHaveValue(tooFar)

  await expect(main.getByText(/Today counts\./)).toBeVisible()
  await expect(main.getByText('This week: 1 of 3 problems.')).toBeVisible()
  const file = page.waitForEvent('download')
  await main.getByRole('button', { name: 'How it is counted: Streak' }).press('Enter')
  await main.getByRole('link', { name: 'Download Streak as CSV' }).press('Enter')
  expect((await file).suggestedFilename()).toBe('streak.csv')
})

test('LEARN-109 Today names the day that it is where the member lives', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  // In one of these zones the day differs from the browser's, at any hour.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await callFrom(page, 'PUT', '/streak/zone', { timeZone, proposed: false })
    await openPage(page, '/today')
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(new Date())
    await expect(page.getByRole('main').locator('.page-head .label')).toContainText(weekday)
  }
})

test('LEARN-110 during a break Today says so, and the next review is named after it', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await callFrom(page, 'PUT', '/streak/zone', { timeZone: 'UTC', proposed: false })
  const { topics } = await (await page.request.get('/api/v1/topics/')).json()
  const { questions } = await (await page.request.get(`/api/v1/topics/${topics[0].id}/questions`)).json()
  await callFrom(page, 'PATCH', `/progress/memberId/questions/${questions[0].id}/completed/toggle`)
  const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000)
  const [from, to] = [dayAhead(0), dayAhead(5)].map((day) => day.toISOString().slice(0, 10))
  await callFrom(page, 'POST', '/streak/pauses', { from, to })
  const long = (day: Date) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
  await openPage(page, '/today')
  const main = page.getByRole('main')
  await expect(main.getByText(`You are on a break until ${long(dayAhead(5))}.`)).toBeVisible()
  await openPage(page, '/dsa/reviews')
  await expect(main.getByText(`Next: ${long(dayAhead(6))}, 1 problem.`)).toBeVisible()
})

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Calcutta' })
  test('LEARN-19 a time zone has its name of today, and is found by its city', async ({ page, baseURL }) => {
    await signInWithoutForm(page, (await newMember()).email)
    // An older browser stored the earlier name of the zone.
    const data = { timeZone: 'Asia/Calcutta', proposed: false }
    await page.request.put('/api/v1/streak/zone', { data, headers: { origin: baseURL ?? '' } })
    await openPage(page, '/settings#language')
    const field = page.getByRole('main').getByRole('combobox', { name: 'Your time zone' })
    await expect(field).toHaveValue('Asia/Kolkata')
    const names = await page
      .locator('datalist option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    expect(names).toContain('Asia/Kolkata')
    expect(names).not.toContain('Asia/Calcutta')

    await field.fill('Atlantis')
    await field.press('Enter')
    await expect(page.getByText('No such zone. Type a city.')).toBeVisible()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await field.fill('kathmandu')
    await field.press('Enter')
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await expect(field).toHaveValue('Asia/Kathmandu')
    // Database and server accept the current names.
    for (const timeZone of ['Europe/Kyiv', 'America/Nuuk', 'Pacific/Kanton', 'Asia/Kathmandu']) {
      const set = { data: { timeZone, proposed: false }, headers: { origin: baseURL ?? '' } }
      expect((await page.request.put('/api/v1/streak/zone', set)).ok(), timeZone).toBe(true)
      expect((await page.request.get('/api/v1/streak')).ok(), timeZone).toBe(true)
    }
    // Clearing the field keeps the zone.
    await field.fill('')
    await field.blur()
    await expect(field).toHaveValue('Asia/Kathmandu')
  })
})
