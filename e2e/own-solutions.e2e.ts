import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import {
  codeOf,
  FAIR_CUTS_JAVASCRIPT,
  judgeIsMade,
  openPlain,
  openSettings,
  submissionOf,
} from './problems.ts'

test('LEARN-30 on a phone a member keeps code of a question by language, and sees what each version changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, (await newMember()).email)
  const { topics } = await (await page.request.get('/api/v1/topics/')).json()
  const { questions } = await (await page.request.get(`/api/v1/topics/${topics[0].id}/questions`)).json()
  await openPage(page, `/dsa/notes/${questions[1].id}`)
  const kept = page.getByRole('region', { name: 'Kept code' })
  const keep = async (language: string, source: string) => {
    await kept.getByRole('button', { name: 'Keep code' }).press('Enter')
    await expect(kept.getByLabel('Language').last()).toBeFocused()
    await kept.getByLabel('Language').last().selectOption({ label: language })
    await kept.getByRole('textbox', { name: 'Code' }).fill(source)
    await kept.getByRole('button', { name: 'Keep', exact: true }).press('Enter')
    await expect(kept.getByRole('textbox', { name: 'Code' })).toBeHidden()
    await expect(kept.getByRole('button', { name: 'Keep code' })).toBeFocused()
  }
  await keep('Go', 'func f() int {\n  return 1\n}')
  await keep('Go', 'func f() int {\n  return 2\n}')
  await keep('Rust', 'fn f() {}')
  await expect(kept.getByRole('listitem')).toHaveCount(3)
  await kept.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Go (2)' })
  await expect(kept.getByRole('button', { name: /^Go/ })).toHaveCount(2)
  await kept.getByRole('button', { name: /^Go/ }).first().press('Enter')
  await expect(kept.getByText('Changes since the one before')).toBeVisible()
  await expect(kept).toContainText('return 2')

  // Empty code is refused with a message, and the typed text survives a reload.
  await kept.getByRole('button', { name: 'Keep code' }).click()
  await kept.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(kept.getByText('Write a solution first.')).toBeVisible()
  await kept.getByRole('textbox', { name: 'Code' }).fill('half a thought')
  await page.reload()
  await kept.getByRole('button', { name: 'Keep code' }).click()
  await expect(kept.getByRole('textbox', { name: 'Code' })).toHaveValue('half a thought')
})

test('LEARN-31 LEARN-32 “Solve again” empties the editor and keeps the code; the timer stops as the problem is accepted', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await judgeIsMade(page.request, baseURL)
  const code = await openPlain(page, 'fair-cuts')
  const settings = await openSettings(page)
  await expect(settings.getByRole('button', { name: 'Solve again' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Timer' }).click()
  const timer = page.getByRole('group', { name: 'Timer' })
  await timer.getByRole('combobox').selectOption('15 min')
  await expect(timer.getByRole('timer')).toHaveText(/00:0[1-9]/)
  await page.reload()
  await expect(timer.getByRole('timer')).toHaveText(/00:(0[1-9]|[1-5]\d)/)
  await timer.getByRole('button', { name: 'Pause' }).click()
  await expect(timer.getByRole('button', { name: 'Go on' })).toBeVisible()
  await timer.getByRole('button', { name: 'Go on' }).click()

  const starter = await code.inputValue()
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(submissionOf(page)).toContainText('Accepted')
  await expect(timer).toContainText('and solved')

  await openSettings(page)
  await settings.getByRole('button', { name: 'Solve again' }).click()
  await expect(settings).toBeHidden()
  await expect(code).toHaveValue(starter)
  await expect(page.getByText(/Your code is kept/)).toBeVisible()
  await openPage(page, '/dsa/problems/fair-cuts?view=submissions')
  await expect(code).toHaveValue(starter)
  const kept = page.getByRole('region', { name: 'Kept code' })
  await kept.getByRole('button', { name: /^JavaScript/ }).click()
  await kept.getByRole('button', { name: 'Put into the editor' }).click()
  await expect(codeOf(page)).toHaveValue(FAIR_CUTS_JAVASCRIPT)
})
