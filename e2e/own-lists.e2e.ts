import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'

test('LEARN-27 LEARN-28 on a phone, by keyboard, a member makes a list, puts it in order and shares it; another one copies it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/lists')
  await page.getByRole('button', { name: 'New list' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New list' })
  await form.getByLabel('Title').fill('Exam week')
  // The typed text is still there after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'New list' }).click()
  await expect(form.getByLabel('Title')).toHaveValue('Exam week')
  await form.getByLabel('What it is for').fill('What was asked last year.')
  await form.getByRole('button', { name: 'Make list' }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Exam week', level: 1 })).toBeVisible()
  await expect(page.getByText('What was asked last year.')).toBeVisible()
  await page.getByRole('button', { name: 'Add problems' }).press('Enter')
  const add = page.getByRole('dialog', { name: 'Add problems' })
  for (const question of ['Contains Duplicate', 'Rotate Image', 'Two Sum']) {
    await add.getByLabel('Find problems').fill(question)
    await add.getByRole('button', { name: `Add ${question}`, exact: true }).press('Enter')
    await expect(add.getByRole('button', { name: `${question} is in the list`, exact: true })).toBeVisible()
  }
  await add.getByRole('button', { name: 'Done' }).press('Enter')
  // The button that opened the dialog stood in the empty list, and was removed with it.
  await expect(page.getByRole('button', { name: 'Add problems' })).toBeFocused()
  const rows = page.getByRole('list', { name: 'Problems in their order' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Move Two Sum up' }).press('Enter')
  await page.getByRole('button', { name: 'Move Two Sum up' }).press('Enter')
  // A member who removes a problem looks at the order, so the focus moves to the following row.
  await expect(rows).toHaveText([/Two Sum/, /Contains Duplicate/, /Rotate Image/])
  await page.getByRole('button', { name: 'Take Contains Duplicate out of the list' }).press('Enter')
  await expect(rows).toHaveText([/Two Sum/, /Rotate Image/])
  await expect(page.getByRole('button', { name: 'Take Rotate Image out of the list' })).toBeFocused()
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  const boxes = page.getByRole('checkbox', { name: /^Done: / })
  await expect(boxes).toHaveCount(2)
  // Changes are sent one after another.
  const kept = async () => {
    const answer = await page.request.get(`/api/v1/own-lists/${page.url().split('/').at(-1)?.split('?')[0]}`)
    return (await answer.json()).data.questions.map((one: { questionName: string }) => one.questionName)
  }
  await expect.poll(kept).toEqual(['Two Sum', 'Rotate Image'])
  await page.reload()
  await expect(boxes.first()).toHaveAccessibleName('Done: Two Sum')
  await boxes.first().click()
  await expect(boxes.first()).toBeChecked()

  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
  const share = page.getByRole('dialog', { name: 'Share by link' })
  await share.getByRole('button', { name: 'Make a link' }).press('Enter')
  const link = await share.getByLabel('Link', { exact: true }).inputValue()
  expect(link).toContain('/dsa/shared-lists/')

  const other = await browser.newContext({ baseURL: new URL(link).origin })
  const reader = await other.newPage()
  await openPage(reader, new URL(link).pathname)
  await expect(reader.getByRole('heading', { name: 'Exam week', level: 1 })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Copy to my lists' })).toBeHidden()
  await signInWithoutForm(reader, (await newMember()).email)
  await openPage(reader, new URL(link).pathname)
  await reader.getByRole('button', { name: 'Copy to my lists' }).dblclick()
  const copy = reader.getByRole('dialog', { name: 'Copy to my lists' })
  await copy.getByRole('button', { name: 'Copy to my lists' }).click()
  await expect(reader).toHaveURL(/\/dsa\/own-lists\//)
  await expect(reader.getByRole('checkbox', { name: 'Done: Two Sum' })).not.toBeChecked()

  await share.getByRole('button', { name: 'Remove the link' }).press('Enter')
  await expect(share.getByRole('button', { name: 'Make a link' })).toBeVisible()
  const gone = await reader.goto(link)
  expect(gone?.status()).toBe(404)
  await expect(reader.getByText('Nobody shares a list under this link.')).toBeVisible()
  await openPage(reader, '/dsa/lists')
  await expect(reader.getByRole('link', { name: 'Exam week' })).toBeVisible()
  await other.close()
})

test('LEARN-27 a change of a list that was changed in another tab is refused in words, and the list is shown as it is', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { topics } = await (await page.request.get('/api/v1/topics/')).json()
  const { questions } = await (await page.request.get(`/api/v1/topics/${topics[0].id}/questions`)).json()
  const [first, second, third] = questions as { id: string; questionName: string }[]
  const headers = { origin: baseURL ?? '' }
  const made = await page.request.post('/api/v1/own-lists', {
    headers,
    data: { title: 'Two tabs', description: '', questions: [first, second, third].map((one) => one?.id) },
  })
  const { _id: id, version } = (await made.json()).data
  await openPage(page, `/dsa/own-lists/${id}?edit=1`)
  const rows = page.getByRole('list', { name: 'Problems in their order' }).getByRole('listitem')
  const named = (...those: (typeof first)[]) => those.map((one) => new RegExp(`${one?.questionName}`))
  await expect(rows).toHaveText(named(first, second, third))

  const other = await page.request.patch(`/api/v1/own-lists/${id}`, {
    headers: { ...headers, 'if-match': `"v${version}"` },
    data: { questions: [third, first, second].map((one) => one?.id) },
  })
  expect(other.status()).toBe(200)
  const told = page.getByRole('alert').filter({ hasText: 'This list was changed elsewhere in the meantime' })
  await page.getByRole('button', { name: `Take ${second?.questionName} out of the list` }).click()
  await expect(told).toBeVisible()
  await expect(rows).toHaveText(named(third, first, second))
  await expect(page.getByText('is no longer in the list')).not.toBeAttached()
  // The displayed list can be changed.
  await page.getByRole('button', { name: `Take ${second?.questionName} out of the list` }).click()
  await expect(page.getByText(`${second?.questionName} is no longer in the list.`)).toBeAttached()
  await expect(rows).toHaveText(named(third, first))
})

test('LEARN-27 a question is put into a list on its own page, into a new one too', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { topics } = await (await page.request.get('/api/v1/topics/')).json()
  const { questions } = await (await page.request.get(`/api/v1/topics/${topics[0].id}/questions`)).json()
  await openPage(page, `/dsa/notes/${questions[0].id}`)
  await page.getByRole('button', { name: 'Add to a list' }).click()
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Later')
  await page.getByRole('button', { name: 'Make list' }).click()
  await expect(page.getByRole('checkbox', { name: 'Later' })).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'In 1 of your lists' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'In 1 of your lists' }).click()
  await page.getByRole('checkbox', { name: 'Later' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add to a list' })).toBeVisible()
})

test('LEARN-26 difficulty and topic are hidden until a problem is solved, from the first response on', {
  tag: '@long',
}, async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/problems/fair-cuts')
  const statement = page.getByRole('region', { name: 'Problem' })
  await expect(statement.getByText('Easy', { exact: true })).toBeVisible()
  await openPage(page, '/settings#practice')
  await page.getByRole('checkbox', { name: 'Hide difficulty and topic until a problem is solved' }).check()
  await expect(page.getByText('Saved.', { exact: true })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Hide difficulty and topic' })).toBeChecked()

  const html = await (await page.request.get('/dsa/problems/fair-cuts')).text()
  expect(html).toContain('Show difficulty and topic')
  await openPage(page, '/dsa/problems/fair-cuts')
  await expect(statement.getByText('Easy', { exact: true })).toBeHidden()
  await statement.getByRole('button', { name: 'Show difficulty and topic' }).press('Enter')
  await expect(statement.getByText('Easy', { exact: true })).toBeVisible()
  await openPage(page, '/dsa/problems')
  const row = page.getByRole('row', { name: /Fair Cuts/ })
  await expect(row).toContainText('Hidden until solved')
  await expect(row).not.toContainText('Easy')

  // A tick in the tracker counts as a solution.
  const { topics } = await (await page.request.get('/api/v1/topics/')).json()
  await openPage(page, `/dsa?topic=${topics[0].id}`)
  const first = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^Done: / }) })
  await expect(first.first()).toContainText('Hidden until solved')
  await first.first().getByRole('checkbox').click()
  await expect(first.first()).toContainText(/Easy|Medium|Hard/)
})
