import { expectFilled, fill, MODULE, offered, openForm, refuse, submit } from './forms.ts'
import { ADMIN, expect, test } from './journey.ts'
import { newAdmin, requestsTo, signInWithoutForm } from './people.ts'
import { callFrom, listed, reach, toasts, unique } from './writing.ts'

const question = (at: number) => ({ name: `Question ${at}` })
const LINK_RULE = 'Enter a full address, like https://example.com.'

test('ADM-01 ADM-02 ADM-03 ADM-04 ADM-05 VAL-07 CONST-06 CONST-08 the empty form and its rows', async ({
  page,
}) => {
  const admin = await newAdmin()
  const form = await openForm(page, MODULE, admin)
  await expectFilled(form, { Title: '', Description: '', 'Created by': admin.name, Level: 'Beginner' })
  await expect(offered(form, 'Level')).toHaveText(['Beginner', 'Intermediate', 'Advanced'])

  const rows = form.getByRole('group', { name: /^Question \d/ })
  await expect(rows).toHaveCount(1)
  await expectFilled(rows.first(), { 'Question name': '', Difficulty: 'Easy', Link: '' })
  await expect(offered(rows.first(), 'Difficulty')).toHaveText(['Easy', 'Medium', 'Hard'])
  await expect(form.getByRole('button', { name: 'Remove question 1' })).toBeDisabled()

  for (const count of [2, 3]) {
    await form.getByRole('button', { name: 'Add question' }).click()
    await expect(rows).toHaveCount(count)
    await expectFilled(rows.last(), { Difficulty: 'Easy' })
  }
  for (const at of [1, 2, 3])
    await fill(form.getByRole('group', question(at)), { 'Question name': `Name ${at}` })
  await form.getByRole('button', { name: 'Remove question 2' }).click()
  await expect(rows).toHaveCount(2)
  await expectFilled(form.getByRole('group', question(2)), { 'Question name': 'Name 3' })
  await form.getByRole('button', { name: 'Remove question 1' }).click()
  await expectFilled(form.getByRole('group', question(1)), { 'Question name': 'Name 3' })
  await expect(form.getByRole('button', { name: 'Remove question 1' })).toBeDisabled()
})

test('ADM-02 ADM-06 ADM-09 MOD-07 VAL-03 the form sends the typed values, and the list shows them', {
  tag: '@spine',
}, async ({ page }) => {
  const title = unique('Sliding window')
  const form = await openForm(page, MODULE)
  const about = { Description: 'Keep what is in it', 'Created by': 'Kavya', Level: 'Advanced' }
  await fill(form, { Title: title, ...about })
  await form.getByRole('button', { name: 'Add question' }).click()
  await form.getByRole('button', { name: 'Add question' }).click()
  // Only the middle row has a name. The other rows are dropped, whatever their other fields contain.
  await fill(form.getByRole('group', question(1)), { 'Question name': '   ', Link: 'nowhere' })
  const named = { 'Question name': 'Longest run', Difficulty: 'Hard', Link: 'https://example.com/run' }
  await fill(form.getByRole('group', question(2)), named)

  const sent = requestsTo(page, 'POST', '/admin/createModule')
  await submit(page, MODULE)
  await expect(toasts(page, 'Module Created')).toBeVisible()
  const questions = [{ questionName: 'Longest run', difficulty: 'Hard', link: 'https://example.com/run' }]
  const given = { title, description: 'Keep what is in it', createdBy: 'Kavya', level: 'Advanced' }
  expect(sent).toEqual([{ ...given, questions }])

  await reach(page, 'Modules')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('Kavya')
  await expect(card).toContainText('Advanced')
  await expect(card).toContainText('0/1')
})

test('ADM-03 ADM-06 VAL-05 pasted questions keep name, link and difficulty, and the form sends them', async ({
  page,
}) => {
  const form = await openForm(page, MODULE)
  await fill(form, { Title: unique('Pasted'), Description: 'From a sheet' })
  const name = form.getByRole('group', question(1)).getByLabel('Question name')
  const link = (at: number) => `https://example.com/${at}`
  const lines = [
    `LRU Cache, Medium, ${link(1)}`,
    `"Pow(x, n)",HARD,${link(2)}`,
    `| Two Sum | easy | ${link(3)} |`,
  ]
  await name.focus()
  await name.evaluate((node, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    node.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, lines.join('\n'))
  await expectFilled(form.getByRole('group', question(1)), {
    'Question name': 'LRU Cache',
    Difficulty: 'Medium',
    Link: link(1),
  })
  const sent = requestsTo(page, 'POST', '/admin/createModule')
  await submit(page, MODULE)
  await expect(toasts(page, 'Module Created')).toBeVisible()
  expect((sent[0] as { questions: unknown }).questions).toEqual([
    { questionName: 'LRU Cache', difficulty: 'Medium', link: link(1) },
    { questionName: 'Pow(x, n)', difficulty: 'Hard', link: link(2) },
    { questionName: 'Two Sum', difficulty: 'Easy', link: link(3) },
  ])
})

test('VAL-01 VAL-02 VAL-04 a missing value or invalid address shows an error beside its field, and nothing is sent', async ({
  page,
}) => {
  const form = await openForm(page, MODULE)
  const sent = requestsTo(page, 'POST', '/admin/createModule')
  await fill(form, { Title: '  ' })
  await submit(page, MODULE)
  const title = form.getByLabel('Title', { exact: true })
  await expect(title).toHaveAccessibleDescription('Title is required')
  await expect(title).toBeFocused()
  await expect(form.getByLabel('Description')).toHaveAccessibleDescription('Description is required')

  await fill(form, { Title: unique('Links'), Description: 'About links' })
  const row = form.getByRole('group', question(1))
  for (const address of ['nowhere', 'javascript:alert(1)', 'ftp://example.com/a']) {
    await fill(row, { 'Question name': 'One', Link: address })
    await submit(page, MODULE)
    await expect(row.getByLabel('Link')).toHaveAccessibleDescription(LINK_RULE)
  }
  expect(sent).toEqual([])

  await fill(row, { Link: '' })
  await submit(page, MODULE)
  await expect(toasts(page, 'Module Created')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('VAL-01 VAL-02 VAL-03 VAL-04 VAL-05 VAL-06 the server enforces the same rules for any client', async ({
  page,
}) => {
  await signInWithoutForm(page, ADMIN)
  const title = unique('Refused')
  const whole = { title, description: 'Short', questions: [] }
  const one = (row: object) => [{ questionName: 'One', ...row }]
  const cases = [
    [{ ...whole, title: ' ' }, { title: 'Title is required' }],
    [{ ...whole, description: '' }, { description: 'Description is required' }],
    [{ ...whole, questions: one({ link: 'ftp://example.com' }) }, { 'questions.0.link': LINK_RULE }],
    [
      { ...whole, questions: one({ difficulty: 'Brutal' }) },
      { 'questions.0.difficulty': expect.any(String) },
    ],
    [{ ...whole, level: 'Expert' }, { level: expect.any(String) }],
  ] as const
  for (const [data, errors] of cases) {
    const answer = await callFrom(page, 'POST', '/admin/createModule', data)
    expect(answer.status()).toBe(400)
    expect((await answer.json()).errors).toEqual(errors)
  }
  expect((await listed('/getModules')).map((module) => module.title)).not.toContain(title)

  const data = {
    ...whole,
    questions: [{ questionName: '  ', link: 'x' }, ...one({ link: 'http://example.com' })],
  }
  const answer = await callFrom(page, 'POST', '/admin/createModule', data)
  expect((await answer.json()).data.questions).toHaveLength(1)
})

test('ERR-10 ADM-18 when saving a module fails, the form shows why, stays open and keeps the typed text', {
  tag: '@long',
}, async ({ page }) => {
  const typed = { Title: unique('Failing'), Description: 'Stays', 'Created by': 'Me', Level: 'Intermediate' }
  const row = { 'Question name': 'Kept', Difficulty: 'Medium', Link: 'https://example.com/kept' }
  const form = await openForm(page, MODULE)
  await fill(form, typed)
  await fill(form.getByRole('group', question(1)), row)
  for (const status of [400, 401, 403, 500, 0]) {
    await refuse(page, MODULE, status, 'No room')
    await submit(page, MODULE)
    await expect(toasts(page, 'Module Create Failed')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss: Module Create Failed' }).click()
    await expect(toasts(page, 'Module Create Failed')).toBeHidden()
    await expect(page).toHaveURL(MODULE.path)
    await expectFilled(form, typed)
    await expectFilled(form.getByRole('group', question(1)), row)
  }
})
