import { expect, test } from './journey.ts'
import { callApiAsAdmin, newAdmin, openPage, signInWithoutForm } from './people.ts'

/** Creates a topic with these questions. Returns its id. */
async function newTopic(names: readonly string[]): Promise<string> {
  const body = { title: `Games ${Date.now()}`, description: 'Who wins.' }
  const topic = (await callApiAsAdmin('POST', '/admin/curriculum/topics', body)).data._id
  for (const questionName of names)
    await callApiAsAdmin('POST', '/admin/curriculum/questions', {
      topicId: topic,
      questionName,
      link: `https://example.com/${encodeURIComponent(questionName)}`,
    })
  return topic
}

test('CLUB-79 CLUB-72 an admin adds a topic, moves it by keyboard, fills it, and finds what is the club’s own', {
  tag: '@long',
}, async ({ page }) => {
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
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Curriculum/${name}`)
  await page.getByRole('button', { name: 'New problem' }).click()
  const form = page.getByRole('dialog', { name: 'New problem' })
  await form.getByLabel('Name').fill(`Nim ${name}`)
  await form.getByLabel('Link').fill('https://example.com/nim')
  await form.getByRole('button', { name: 'Add problem' }).click()
  await expect(page.getByText(`Nim ${name}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Hide Nim ${name}` }).click()
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()

  await openPage(page, '/dashboard/curriculum')
  await page.getByLabel('Which problems').selectOption('hidden')
  await expect(page.getByText(`Nim ${name}`, { exact: true })).toBeVisible()
  await openPage(page, '/dashboard/curriculum')
  await page.getByRole('button', { name: `Hide ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Show ${name} again` })).toBeVisible()
})

test('CLUB-83 by keyboard an admin moves a question before one that a search finds, and to the beginning', async ({
  page,
}) => {
  const { email } = await newAdmin()
  await signInWithoutForm(page, email)
  const topic = await newTopic(['Nim', 'Chomp', 'Hex'])
  await openPage(page, `/dashboard/curriculum/${topic}`)
  const names = page.getByRole('list', { name: 'Problems' }).locator('.card-title')
  await expect(names).toHaveText(['Nim', 'Chomp', 'Hex'])

  const move = async (name: string, choose: () => Promise<unknown>) => {
    await page.getByRole('checkbox', { name: `Choose ${name}` }).press('Space')
    await page.getByRole('button', { name: 'Move to…' }).press('Enter')
    await choose()
    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await move('Hex', async () => {
    await page.getByLabel('Place', { exact: true }).selectOption('Before a problem…')
    await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeDisabled()
    await page.getByLabel('Search the topic').fill('chom')
    await page.getByLabel('Before', { exact: true }).selectOption('Chomp')
  })
  await expect(names).toHaveText(['Nim', 'Hex', 'Chomp'])
  await move('Chomp', () => page.getByLabel('Place', { exact: true }).selectOption('At the beginning'))
  await expect(names).toHaveText(['Chomp', 'Nim', 'Hex'])
  await callApiAsAdmin('PATCH', `/admin/curriculum/topics/${topic}`, { hidden: true })
})

test('CLUB-91 an admin looks at what a file changes, imports it, and is told what somebody changed meanwhile', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await newAdmin()
  await signInWithoutForm(page, email)
  const topic = `Imported ${Date.now()}`
  const csv = (name: string, difficulty = 'Easy') => ({
    name: 'questions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Topic;Name;Difficulty;Link\r\n${topic};${name};${difficulty};https://example.com/nim`,
    ),
  })
  await openPage(page, '/dashboard/curriculum')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const file = page.getByLabel('Choose a file')
  await file.setInputFiles(csv('Nim', 'Odd'))
  await expect(page.getByRole('alert')).toContainText('Row 2 Choose Easy, Medium or Hard.')
  await expect(page.getByRole('button', { name: 'Import' })).toBeHidden()
  await file.setInputFiles(csv('Nim'))
  const looked = page.getByRole('region', { name: 'What the file changes' })
  await expect(looked.getByRole('heading', { name: 'Added 2' })).toBeVisible()
  await expect(looked.getByRole('listitem').filter({ hasText: 'Nim' }).last()).toContainText(topic)
  await newTopic([])
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(looked.getByRole('alert')).toContainText('has changed since you looked at it')
  await page.getByRole('button', { name: 'Look again' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Topics' })).toContainText(topic)
  await openPage(page, '/dashboard/audit?action=curriculum')
  await expect(page.locator('main')).toContainText('imported a file into the curriculum: “2 added”')
})
