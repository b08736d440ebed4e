import { axeFinds, expectPressable } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { callApi, callApiAsAdmin, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'
import { toasts } from './toasts.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('LEARN-60 LEARN-62 LEARN-63 LEARN-64 LEARN-65 LEARN-68 LEARN-69 LEARN-72 on a phone, by keyboard, a member plans a list, sees what it means, goes on from Today, and changes it', async ({
  page,
}) => {
  // The journey has many steps. On a busy machine they take longer than one test may.
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/plans')
  const main = page.getByRole('main')
  await expect(main.getByText('No plan yet')).toBeVisible()
  await openPage(page, '/dsa/lists/blind-75')
  await main.getByRole('link', { name: 'Build a plan' }).press('Enter')
  await expect(page).toHaveURL('/dashboard/plans/new?list=blind-75')
  await expect(main.getByLabel('List', { exact: true })).toHaveValue('blind-75')
  await main.getByLabel('End', { exact: true }).fill(dayAhead(20))
  await main.getByLabel('Hours a week').fill('3')
  await main.getByLabel('Level').selectOption('Beginner')
  await expect(main.getByLabel('Hard problems')).toHaveValue('out')
  // The preview before this choice says the same of 3 hours, and offers fewer than are needed now.
  await expect(main.getByText(/ Hard ones are left out\.$/)).toBeVisible()
  await expect(main.getByText(/^At 3 hours a week this ends on .* days late\.$/)).toBeVisible()
  await expect(main.getByRole('heading', { name: /^Today, / })).toBeVisible()
  await main.getByRole('button', { name: /hours a week$/ }).press('Enter')
  await expect(
    main.getByText(/^It fits into \d+ hours a week: spread evenly it ends on .*, in time\.$/),
  ).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  // The choices survive a reload whose address has no list.
  const hours = await main.getByLabel('Hours a week').inputValue()
  await openPage(page, '/dashboard/plans/new')
  await expect(main.getByLabel('Hours a week')).toHaveValue(hours)
  await main.getByRole('button', { name: 'Make the plan' }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/plans\/[0-9a-f-]{36}$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Blind 75')
  expect(await axeFinds(page)).toEqual([])
  await expectPressable(page.locator('.plan-name :is(a, label)'))

  // The first response contains this week.
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain('This week')
  const plan = page.url()
  await openPage(page, '/today')
  const step = main.getByRole('region').filter({ hasText: /today in your plan Blind 75/ })
  await expect(step).toContainText(await firstOf(page, plan))
  await step.getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/dsa\/problems\//)
  await openPage(page, plan)
  const box = main.getByRole('checkbox', { name: /^Done: / }).first()
  await box.press('Space')
  await expect(box).toBeChecked()
  await expect(main.getByText(/^1 of \d+ problems done/)).toBeVisible()

  await main.getByRole('button', { name: 'Make an address' }).press('Enter')
  const address = await main.getByLabel('Address for your calendar').inputValue()
  expect(await (await page.request.get(address)).text()).toContain('SUMMARY:Blind 75: ')
  await main.getByRole('button', { name: 'End the address' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)

  await main.getByLabel('Hours a week').fill('1')
  await main.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(main.getByText(/^At 1 hour a week this ends on .* days late\.$/)).toBeVisible()
  await main.getByRole('button', { name: /^End on / }).press('Enter')
  await expect(
    main.getByText(/^It fits into 1 hour a week: spread evenly it ends on .*, in time\.$/),
  ).toBeVisible()
  await openPage(page, '/dashboard/plans')
  await expect(main.getByRole('link', { name: 'Open Blind 75' })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await main.getByRole('link', { name: 'Open Blind 75' }).press('Enter')
  await main.locator('summary', { hasText: 'Delete the plan' }).press('Enter')
  await main.getByRole('button', { name: 'Delete it' }).press('Enter')
  await expect(page).toHaveURL('/dashboard/plans')
  await expect(main.getByText('No plan yet')).toBeVisible()
})

test('LEARN-72 what is typed into a plan, and into a change of one, outlasts a reload and an ended session, also where the address asks for a list', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const asked = '/dashboard/plans/new?list=grind-75'
  await openPage(page, asked)
  const main = page.getByRole('main')
  const [hours, level] = [main.getByLabel('Hours a week'), main.getByLabel('Level')]
  await hours.fill('9')
  await level.selectOption('Confident')
  await openPage(page, asked)
  await expect(hours).toHaveValue('9')
  await expect(level).toHaveValue('confident')
  // A request for another list starts a new form.
  await openPage(page, '/dashboard/plans/new?list=blind-75')
  await expect(main.getByLabel('List', { exact: true })).toHaveValue('blind-75')
  await expect(hours).toHaveValue('6')

  await openPage(page, asked)
  await expect(hours).toHaveValue('9')
  await expect(main.getByText(/^At 9 hours a week|^It fits into 9 hours a week/)).toBeVisible()
  const signIn = async (button: string) => {
    const place = new URL(page.url())
    await page.context().clearCookies()
    await main.getByRole('button', { name: button, exact: true }).click()
    const again = page.getByRole('button', { name: 'Log in again' })
    await expect(again).toBeVisible()
    await expect(page).toHaveURL(place.href)
    await signInWithoutForm(page, email)
    await openPage(page, place.pathname + place.search)
  }
  await signIn('Make the plan')
  await expect(hours).toHaveValue('9')
  await expect(level).toHaveValue('confident')
  await main.getByRole('button', { name: 'Make the plan' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Grind 75')

  await hours.fill('11')
  await signIn('Save')
  await expect(hours).toHaveValue('11')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page).getByText('Plan changed')).toBeVisible()
  await signIn('Make an address')
  await expect(hours).toHaveValue('11')
})

test('LEARN-33 who hides difficulties is told that Hard questions last tell which they are', async ({
  page,
}) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/plans/new?list=blind-75')
  const main = page.getByRole('main')
  await main.getByLabel('Hard problems').selectOption('Last')
  const hint = main.getByText(/whatever stands last is Hard/)
  await expect(hint).toHaveCount(0)
  await callApi('PATCH', '/members/me/practice', { hidesDifficulty: true }, await tokenOf(email))
  await openPage(page, '/dashboard/plans/new?list=blind-75')
  await expect(main.getByLabel('Hard problems')).toHaveValue('last')
  await expect(hint).toBeVisible()
  await main.getByLabel('Hard problems').selectOption('In order')
  await expect(hint).toHaveCount(0)
})

/** Returns the first question of a plan. */
async function firstOf(page: import('@playwright/test').Page, plan: string): Promise<string> {
  const id = plan.split('/').at(-1)
  const answer = await page.request.get(`/api/v1/plans/${id}`)
  const { data } = (await answer.json()) as { data: { questions: { questionName: string }[] } }
  return data.questions[0]?.questionName ?? ''
}

test('LEARN-60 on the page of a company a member builds a plan of what it asks', async ({ page }) => {
  const company = `Plan ${Math.random().toString(36).slice(2, 10)}`
  await callApiAsAdmin('POST', '/admin/createInterviewExp', {
    company,
    role: 'SDE',
    verdict: 'Selected',
    content: 'Long.',
    rounds: [{ kind: 'coding', asked: 'Two Sum' }],
  })
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, `/dashboard/companies/${company.toLowerCase().replace(' ', '-')}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Build a plan' }).click()
  await expect(main.getByText('0 of 1 problem done')).toBeVisible()
  await main.getByRole('button', { name: 'Make the plan' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(company)
  await expect(main.getByRole('checkbox', { name: 'Done: Two Sum' })).toBeVisible()
})

test('LEARN-66 LEARN-67 a mentor makes the plan of a batch and sees who is stuck; its members have it, and read what mentors see', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [mentor, member] = [await newMember(), await newMember()]
  const idOf = async (email: string) =>
    (await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)).data[0]?._id ?? ''
  const name = `Batch ${Math.random().toString(36).slice(2, 10)}`
  const batch = (await callApiAsAdmin('POST', '/admin/batches', { name })).data
  const ids = [await idOf(member.email)]
  await callApiAsAdmin('PUT', '/admin/members/batch', { ids, batchId: batch._id })
  await callApiAsAdmin('PUT', `/admin/members/${await idOf(mentor.email)}/mentored/${batch._id}`)
  await signInWithoutForm(page, mentor.email)
  await openPage(page, `/mentoring/${batch._id}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Plan of the batch' }).press('Enter')
  await expect(main.getByText('This batch has no plan yet.')).toBeVisible()
  await main.getByLabel('What', { exact: true }).selectOption('Topics')
  for (const topic of ['Arrays & Matrices', 'Hashing'])
    await main.getByRole('checkbox', { name: topic, exact: true }).check()
  await main.getByRole('button', { name: 'Make it the plan of the batch' }).press('Enter')
  await expect(main.getByRole('list', { name: 'Problems in the plan' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axeFinds(page)).toEqual([])

  const problems = await (await page.request.get('/api/v1/problems')).json()
  const plan = await (await page.request.get(`/api/v1/mentoring/${batch._id}/plan`)).json()
  const planned = new Set(plan.data.plan.questions.map(({ id }: { id: string }) => id))
  const { slug } = problems.data.find(({ questionId }: { questionId: string }) => planned.has(questionId))
  await callApi('POST', `/problems/${slug}/hints`, undefined, await tokenOf(member.email))
  await page.reload()
  await expect(main.getByRole('list', { name: /^Stuck at / }).getByText(member.name)).toBeVisible()
  await expect(main.getByText(/no try, 1 hint$/)).toBeVisible()

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, member.email)
  await openPage(theirs, '/dashboard/plans')
  await expect(theirs.getByText(`Plan of ${name}`)).toBeVisible()
  await theirs.getByRole('link', { name: /^Open / }).press('Enter')
  const sees = theirs.getByRole('region', { name: 'What your mentors see' })
  await expect(sees.getByText(/no try, 1 hint$/)).toBeVisible()
  expect(await axeFinds(theirs)).toEqual([])
  await openPage(theirs, `/mentoring/${batch._id}/plan`)
  await expect(theirs.getByText('You are no mentor of this batch, or it is gone.')).toBeVisible()
  await theirs.context().close()
})

test('LEARN-73 LEARN-74 from the page of an own list a member builds a plan that follows it; from the link of another one, which it takes over when asked to', {
  tag: '@long',
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [owner, reader] = [await newMember(), await newMember()]
  const token = await tokenOf(owner.email)
  const names = ['Two Sum', 'LRU Cache', 'Valid Anagram']
  const { questions } = (await callApi(
    ...(['GET', '/progress/imports/questions', undefined, token] as const),
  )) as unknown as { questions: { id: string; questionName: string }[] }
  const ids = names.map((name) => questions.find((one) => one.questionName === name)?.id ?? '')
  const list = (
    await callApi('POST', '/own-lists', { title: 'Exam week', questions: ids.slice(0, 2) }, token)
  ).data
  await signInWithoutForm(page, owner.email)
  await openPage(page, `/dsa/own-lists/${list._id}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Build a plan' }).press('Enter')
  await expect(main.getByLabel('List', { exact: true })).toHaveValue(`own:${list._id}`)
  await expect(main.getByText('0 of 2 problems done')).toBeVisible()
  await main.getByRole('button', { name: 'Make the plan' }).press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Exam week')
  await callApi('PATCH', `/own-lists/${list._id}`, { questions: ids.slice(1), shared: true }, token)
  await page.reload()
  await expect(
    main.getByText(
      /^Your list changed on .*, and this plan with it: 1 problem added; 1 problem taken out\.$/,
    ),
  ).toBeVisible()
  // The question may be in a folded week.
  await expect(main.getByText('Valid Anagram', { exact: true }).first()).toBeAttached()
  expect(await axeFinds(page)).toEqual([])

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, reader.email)
  const { sharedAs } = (await callApi('GET', `/own-lists/${list._id}`, undefined, token)).data as unknown as {
    sharedAs: string
  }
  await openPage(theirs, `/dsa/shared-lists/${sharedAs}`)
  const there = theirs.getByRole('main')
  await there.getByRole('link', { name: 'Build a plan' }).click()
  await expect(there.getByLabel('List', { exact: true })).toHaveValue(`shared:${sharedAs}`)
  await there.getByRole('button', { name: 'Make the plan' }).click()
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Exam week')
  await callApi('PATCH', `/own-lists/${list._id}`, { questions: ids }, token)
  await theirs.reload()
  await expect(there.getByText('The list has changed: 1 problem added.')).toBeVisible()
  await there.getByRole('button', { name: 'Update the plan' }).press('Enter')
  await expect(there.getByText('0 of 3 problems done')).toBeVisible()
  await expect(there.getByText('The list has changed')).toHaveCount(0)
  await callApi('DELETE', `/own-lists/${list._id}`, undefined, token)
  for (const [one, words] of [
    [page, 'Your list is deleted. This plan keeps its problems.'],
    [theirs, 'The list is no longer shared. This plan keeps its problems.'],
  ] as const) {
    await one.reload()
    await expect(one.getByRole('main').getByText(words)).toBeVisible()
  }
  await theirs.context().close()
})

test('LEARN-75 LEARN-76 by keyboard a mentor changes the plan of a batch and withdraws it; its members read in one line what changed', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [mentor, member] = [await newMember(), await newMember()]
  const idOf = async (email: string) =>
    (await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)).data[0]?._id ?? ''
  const batch = (
    await callApiAsAdmin('POST', '/admin/batches', {
      name: `Batch ${Math.random().toString(36).slice(2, 10)}`,
    })
  ).data
  await callApiAsAdmin('PUT', '/admin/members/batch', {
    ids: [await idOf(member.email)],
    batchId: batch._id,
  })
  await callApiAsAdmin('PUT', `/admin/members/${await idOf(mentor.email)}/mentored/${batch._id}`)
  const terms = { endsOn: dayAhead(60), hours: 6, weekdays: [1, 3, 5], level: 'beginner', hard: 'last' }
  await callApi(
    ...(['PUT', `/mentoring/${batch._id}/plan`] as const),
    { ...terms, source: { kind: 'list', slug: 'blind-75' } },
    await tokenOf(mentor.email),
  )
  await signInWithoutForm(page, mentor.email)
  await openPage(page, `/mentoring/${batch._id}/plan`)
  const main = page.getByRole('main')
  const questions = main.getByRole('list', { name: 'Problems in the plan' }).getByRole('listitem')
  await expect(questions).toHaveCount(75)
  await main.getByRole('button', { name: 'Change problems' }).press('Enter')
  await main.getByRole('button', { name: 'Take out Two Sum', exact: true }).press('Enter')
  await expect(questions).toHaveCount(74)
  await main.getByRole('button', { name: 'Add problems' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('LFU Cache')
  await dialog.getByRole('button', { name: 'Add LFU Cache' }).press('Enter')
  await expect(dialog.getByRole('button', { name: /LFU Cache/ })).toHaveAttribute('aria-disabled', 'true')
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await expect(questions).toHaveCount(75)
  const change = main.getByRole('region', { name: 'Change the plan' })
  await change.getByLabel('Hours a week').fill('8')
  await change.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(main.getByText(/^8 hours a week until /)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axeFinds(page)).toEqual([])

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, member.email)
  await openPage(theirs, '/dashboard/plans')
  const said =
    /^Your mentors changed this plan on .*: 8 hours a week instead of 6; 1 problem added; 1 problem taken out\.$/
  await expect(theirs.getByRole('main').getByText(said)).toBeVisible()
  await theirs.getByRole('link', { name: /^Open / }).press('Enter')
  await expect(theirs.getByRole('main').getByText(said)).toBeVisible()
  await theirs.context().close()

  await main.getByRole('button', { name: 'Withdraw the plan' }).press('Enter')
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().press('Enter')
  await expect(main.getByText('This batch has no plan yet.')).toBeVisible()
})

test('LEARN-77 from the page of a topic, and from the map, a member builds a plan with that topic chosen', {
  tag: '@long',
}, async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { topics } = await (await page.request.get('/api/v1/topics/map')).json()
  const trie = topics.find(({ title }: { title: string }) => title === 'Tries')
  const main = page.getByRole('main')
  await openPage(page, `/dsa?topic=${trie.id}`)
  await main.getByRole('link', { name: 'Build a plan' }).click()
  await expect(main.getByRole('checkbox', { name: 'Tries', exact: true })).toBeChecked()
  await expect(main.getByRole('checkbox', { checked: true, name: /^[A-Z].{3,}/ })).toHaveCount(1)
  await openPage(page, '/dsa/map')
  await main.getByRole('link', { name: 'Build a plan' }).click()
  await expect(main.getByRole('checkbox', { name: topics[0].title, exact: true })).toBeChecked()
})

test('LEARN-60 LEARN-65 hours that cannot be are said at their field, and a plan that was deleted in another tab is said, with what was typed', async ({
  page,
}) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/plans/new?list=blind-75')
  const main = page.getByRole('main')
  const hours = main.getByLabel('Hours a week')
  const wrong = main.getByText('Choose 1 to 60 hours a week, in whole hours.')
  for (const typed of ['0', '-3', '101', '1.5']) {
    await hours.fill(typed)
    await expect(wrong).toBeVisible()
    await expect(hours).toHaveAttribute('aria-invalid', 'true')
    await expect(main.getByText(/^Choose what to plan/)).toBeHidden()
  }
  await hours.fill('')
  await expect(wrong).toBeHidden()
  await expect(main.getByText(/^Choose what to plan/)).toBeVisible()
  await hours.fill('6')
  await expect(wrong).toBeHidden()
  await main.getByRole('button', { name: 'Make the plan' }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/plans\/[0-9a-f-]{36}$/)

  await expect(main.getByRole('button', { name: 'Save' })).toBeEnabled()
  await callApi('DELETE', `/plans/${page.url().split('/').at(-1)}`, undefined, await tokenOf(email))
  await hours.fill('9')
  await main.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(main.getByRole('alert')).toHaveText(/^This plan is gone/)
  await expect(hours).toHaveValue('9')
  await main.getByRole('button', { name: 'Make an address' }).press('Enter')
  await expect(toasts(page)).toHaveText(/This plan is gone/)
  await main.locator('summary', { hasText: 'Delete the plan' }).press('Enter')
  await main.getByRole('button', { name: 'Delete it' }).press('Enter')
  await expect(page).toHaveURL('/dashboard/plans')
})
