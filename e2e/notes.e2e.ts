import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'

test('LEARN-20 LEARN-21 LEARN-22 LEARN-23 LEARN-25 on a phone, by keyboard, a member stars a question, writes a note, and finds both again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const { topics } = (await (await page.request.get('/api/v1/topics/')).json()) as {
    topics: { id: string }[]
  }
  const [topic] = topics
  const answer = await page.request.get(`/api/v1/topics/${topic?.id}/questions`)
  const { questions } = (await answer.json()) as { questions: { id: string; questionName: string }[] }
  const { id, questionName } = questions[1] ?? { id: '', questionName: '' }
  await openPage(page, `/dsa?topic=${topic?.id}`)

  const star = page.getByRole('button', { name: `Star ${questionName}`, exact: true })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.press('Enter')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: questionName, exact: true }).press('Enter')
  await expect(page).toHaveURL(`/dsa/notes/${id}`)
  await expect(page.getByRole('heading', { name: questionName, level: 1 })).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const field = page.getByRole('textbox', { name: 'Your notes' })
  await field.fill('Sort, then **two pointers**.')
  await field.blur()
  await expect(page.getByText(/^Saved/)).toBeVisible()

  // The first response contains the list.
  const html = await (await page.request.get('/dsa/notes?q=pointer')).text()
  expect(html).toContain('Sort, then two pointers.')
  await openPage(page, '/dsa/notes')
  await page.getByRole('searchbox', { name: 'Search your notes' }).fill('heap')
  await expect(page.getByText('No note found')).toBeVisible()
  await page.getByRole('button', { name: 'All notes' }).press('Enter')
  await expect(page.getByRole('link', { name: questionName, exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Starred', exact: true }).press('Enter')
  await expect(page).toHaveURL('/dsa/stars')
  await expect(page.getByRole('link', { name: questionName, exact: true })).toBeVisible()
  await star.press('Enter')
  await page.reload()
  await expect(page.getByText('Nothing starred yet')).toBeVisible()

  await openPage(page, `/dsa?topic=${topic?.id}`)
  await expect(page.getByRole('link', { name: `${questionName} with notes`, exact: true })).toBeVisible()
})
