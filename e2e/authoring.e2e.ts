import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { anotherPage, test } from './journey.ts'
import { newAdmin, newMember, openPage, signInWithoutForm } from './people.ts'
import { codeOf, judgeIsMade, keepSettings, openPlain, runStatus, submissionOf } from './problems.ts'
import { callFrom, toasts } from './writing.ts'

interface Authored {
  slug: string
  revision: number
  state: string
  files: Record<string, string>
  check: { state: string } | null
}

const newSlug = (word: string) => `${word}-${randomUUID().slice(0, 8)}`
const at = (slug: string, part = '') => `/dashboard/problems/${slug}${part && `?part=${part}`}`

/** Signs in a new admin, who writes code in plain text fields. */
async function enter(page: Page) {
  await keepSettings(page, { plain: true })
  await signInWithoutForm(page, (await newAdmin()).email)
}

async function call(page: Page, method: string, path: string, body?: object): Promise<Authored> {
  const answer = await callFrom(page, method, `/admin/problems${path}`, body)
  const { data } = (await answer.json()) as { data: Authored }
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return data
}

/** Creates a draft that passes its check. */
async function draft(page: Page, word: string, style = 'function'): Promise<Authored> {
  return call(page, 'POST', '', { slug: newSlug(word), style })
}

/** Opens a part and waits until the form contains the draft that this browser stores. */
async function openPart(page: Page, slug: string, part = '') {
  await openPage(page, at(slug, part))
  await expect(page.locator('main [inert]')).toHaveCount(0)
}

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Parts of the problem' }).getByRole('link', { name }).click()
const saved = (page: Page) => expect(page.getByText(/^Saved by /)).toBeVisible()

/** Saves unsaved changes, and waits until the check passes or fails. */
async function check(page: Page, words: 'Check passed' | 'Check failed') {
  await press(page, /^(Save and check|Check)$/)
  await expect(page).toHaveURL(/part=check/)
  await expect(page.getByText(words, { exact: true })).toBeVisible()
}

async function publish(page: Page, note: string) {
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What changed (optional)').fill(note)
  await dialog.getByRole('button', { name: /^Publish version/ }).click()
  await expect(toasts(page, /Published as version/)).toBeVisible()
}

async function asMember(browser: Browser, act: (page: Page) => Promise<void>) {
  const page = await anotherPage(browser)
  await signInWithoutForm(page, (await newMember()).email)
  await act(page)
  await page.context().close()
}

test('RES-41 an admin writes a problem, the judge proves it, it is published, and a member solves it', {
  tag: '@long',
}, async ({ page, browser, request, baseURL }) => {
  await judgeIsMade(request, baseURL)
  await enter(page)
  await openPage(page, '/dsa/problems')
  await page.getByRole('main').getByRole('link', { name: 'Club problems' }).click()
  await press(page, 'New problem')
  const slug = newSlug('even-crates')
  await box(page, 'Address').fill(slug.replaceAll('-', ' ').toUpperCase())
  await expect(box(page, 'Address')).toHaveValue(slug)
  await page.getByLabel('Start from').selectOption('function')
  await press(page, 'Create')
  await expect(page).toHaveURL(at(slug))

  await box(page, 'Statement').fill(
    (await box(page, 'Statement').inputValue()).replace('Given a list', 'The harbour has a list'),
  )
  const live = page.getByRole('region', { name: 'Statement as members see it' })
  await expect(live.getByText('The harbour has a list')).toBeVisible()
  await tab(page, /^Task/)
  await box(page, 'Title').fill('Even Crates')
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Even Crates' })).toBeVisible()
  const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publishButton).toHaveAttribute('aria-disabled', 'true')
  await expect(publishButton).toHaveAccessibleDescription(/check it first/)

  await check(page, 'Check passed')
  await expect(page.getByRole('row', { name: /^Python/ })).toBeVisible()
  await publish(page, 'The first one')
  await expect(page.getByText('Published v1')).toBeVisible()

  await asMember(browser, async (member) => {
    await openPlain(member, slug)
    await expect(member.getByText('The harbour has a list')).toBeVisible()
    // The reference solution that finds the wrong case runs in this member's browser, in a sandbox.
    await codeOf(member).fill(
      'function countEven(nums) { return nums.filter((n) => n % 2 === 0 && n !== 0).length }',
    )
    await member.getByRole('button', { name: 'Run' }).first().click()
    await expect(runStatus(member)).toHaveText('2 of 2 cases passed.')
    await member.getByRole('button', { name: 'Find a small input that fails' }).click()
    await expect(member.getByRole('heading', { name: 'Counterexample' })).toBeVisible()
    await codeOf(member).fill('function countEven(nums) { return nums.filter((n) => n % 2 === 0).length }')
    await member.getByRole('button', { name: 'Submit' }).first().click()
    await expect(submissionOf(member).getByText('Accepted').first()).toBeVisible()
  })
})

test('RES-42 a wrong problem is told its faults, and each leads to its file', { tag: '@long' }, async ({
  page,
  request,
  baseURL,
}) => {
  await judgeIsMade(request, baseURL)
  await enter(page)
  const { slug, files } = await draft(page, 'faulty')
  const wrong = 'submissions/wrong_answer/takes-negative-odd-numbers-for-even.js'
  await openPart(page, slug)
  await page.goto(`${at(slug, 'solutions')}&file=${wrong}`)
  await box(page, wrong).fill(files['submissions/accepted/reference.js'] ?? '')
  await check(page, 'Check failed')
  const name = 'Solution takes-negative-odd-numbers-for-even.js (Wrong Answer)'
  await page.getByRole('link', { name }).first().click()
  await expect(box(page, wrong)).toBeVisible()
  await expect(page.getByText('The check found a fault here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveAccessibleDescription(
    /The check found faults/,
  )
})

test('RES-42 problem.json that is no JSON is said with its place, and keys that the form does not know stay', async ({
  page,
}) => {
  await enter(page)
  const { slug, files } = await draft(page, 'json')
  await openPart(page, slug, 'task')
  await page.getByText('problem.json as text').click()
  const text = (files['problem.json'] ?? '').replace('{', '{ "ours": [1],')
  await box(page, 'problem.json').fill(text.replace('"Easy",', '"Easy"'))
  await expect(page.getByRole('alert')).toContainText(/valid JSON: see line \d+, column \d+/)
  await box(page, 'problem.json').fill(text)
  await box(page, 'Title').fill('Another title')
  await press(page, /^Save Ctrl S$/)
  await saved(page)
  const { files: kept } = await call(page, 'GET', `/${slug}`)
  const { title, ...rest } = JSON.parse(kept['problem.json'] ?? '')
  const { title: _, ...before } = JSON.parse(text)
  expect(title).toBe('Another title')
  expect(rest).toEqual(before)
})

test('RES-43 two admins save the same problem, and neither loses a text', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await enter(page)
  const { slug, revision, files } = await draft(page, 'shared')
  const statement = files['statement.md'] ?? ''
  await openPart(page, slug)
  await box(page, 'Statement').fill(`Mine at the top.\n\n${statement}`)
  await tab(page, /^Editorial/)
  await box(page, 'Editorial').fill('My editorial')

  const other = await anotherPage(browser)
  await enter(other)
  const theirs = { 'statement.md': `${statement}\nTheirs at the end.\n`, 'editorial.md': 'Their editorial' }
  await call(other, 'PATCH', `/${slug}`, { revision, files: { ...theirs, 'tests.ts': '// theirs' } })
  await other.context().close()

  await press(page, /^Save Ctrl S$/)
  const both = (path: string) => page.getByRole('region', { name: `${path}: changed by both` })
  await expect(both('statement.md')).toContainText('Theirs at the end.')
  await expect(page.getByRole('status').filter({ hasText: 'saved this problem' })).toContainText('tests.ts')
  await expect(page.getByRole('button', { name: /^Save Ctrl S$/ })).toBeDisabled()
  await both('statement.md').getByRole('button', { name: 'Merge both' }).click()
  await expect(both('editorial.md').getByRole('button', { name: 'Merge both' })).toHaveCount(0)
  await both('editorial.md').getByRole('button', { name: 'Keep mine' }).click()
  await press(page, /^Save Ctrl S$/)
  await saved(page)

  const { files: now } = await call(page, 'GET', `/${slug}`)
  expect(now['statement.md']).toBe(`Mine at the top.\n\n${statement}\nTheirs at the end.\n`)
  expect(now['editorial.md']).toBe('My editorial')
  expect(now['tests.ts']).toBe('// theirs')
})

test('RES-43 what is not saved survives a reload and a failed save, and leaving asks', {
  tag: '@spine',
}, async ({ page }) => {
  await enter(page)
  const { slug } = await draft(page, 'kept')
  await openPart(page, slug)
  await box(page, 'Statement').fill('Half a story')
  await page.reload()
  await expect(box(page, 'Statement')).toHaveValue('Half a story')
  await page.route(`**/api/v1/admin/problems/${slug}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await press(page, /^Save Ctrl S$/)
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toContainText('still here')
  await expect(box(page, 'Statement')).toHaveValue('Half a story')
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Club problems' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await page.unroute(`**/api/v1/admin/problems/${slug}`)
  await press(page, /^Save Ctrl S$/)
  await saved(page)
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Club problems' })
    .click()
  await expect(page).toHaveURL('/dashboard/problems')
})

test('RES-44 each publication is a version that can be compared and taken back; a withdrawn problem is gone', {
  tag: '@long',
}, async ({ page, browser, request, baseURL }) => {
  await judgeIsMade(request, baseURL)
  await enter(page)
  const { slug, files } = await draft(page, 'versions')
  await openPart(page, slug)
  await check(page, 'Check passed')
  await publish(page, 'The first one')
  await tab(page, /^Editorial/)
  await box(page, 'Editorial').fill('### A better one\n\nIt takes $O(n)$ steps.')
  await check(page, 'Check passed')
  await publish(page, 'A better editorial')

  await tab(page, /^Versions/)
  await page.getByRole('link', { name: /^Version 1/ }).click()
  await expect(page.getByRole('region', { name: 'editorial.md' })).toContainText('A better one')
  await press(page, 'Put this version into the editor')
  await tab(page, /^Editorial/)
  await expect(box(page, 'Editorial')).toHaveValue(files['editorial.md'] ?? '')
  await press(page, /^Save Ctrl S$/)
  await saved(page)

  await press(page, 'Withdraw')
  await expect(page.getByRole('dialog')).toContainText('off the site?')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  await asMember(browser, async (member) => {
    expect((await member.goto(`/dsa/problems/${slug}`))?.status()).toBe(404)
  })
})

/** Downloads a package, and imports it under another address. */
async function copyBy(page: Page, format: 'folder' | 'kattis', slug: string, choose: string[] = []) {
  const link = page.getByRole('link', { name: format === 'folder' ? 'Export folder' : 'Export for Kattis' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.status()).toBe(200)
  const buffer = await answer.body()
  await openPage(page, '/dashboard/problems')
  await press(page, 'Import a package')
  const form = page.getByRole('form', { name: 'Import a package' })
  const file = { name: `${slug}.zip`, mimeType: 'application/zip', buffer }
  await form.locator('input[type=file]').setInputFiles(file)
  // An empty field keeps the value of the package.
  await form.getByRole('textbox', { name: /^Address/ }).fill(slug)
  const [topic, difficulty] = choose
  if (topic) await form.getByRole('combobox', { name: 'Topic' }).selectOption(topic)
  if (difficulty) await form.getByRole('combobox', { name: 'Difficulty' }).selectOption(difficulty)
  await press(page, 'Import')
}

test('RES-45 the export of a problem is its folder, and its import gives the same files', async ({
  page,
}) => {
  await enter(page)
  const { slug, files } = await draft(page, 'folder')
  const copy = newSlug('copy')
  await openPart(page, slug)
  await copyBy(page, 'folder', copy)
  await expect(page).toHaveURL(at(copy))
  expect((await call(page, 'GET', `/${copy}`)).files).toEqual(files)
})

test('RES-46 a program is exported for Kattis and comes back as a problem, with what such a package lacks', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page)
  const { slug } = await draft(page, 'program', 'stdin')
  await openPart(page, slug)
  await check(page, 'Check passed')
  const copy = newSlug('kattis')
  await copyBy(page, 'kattis', copy, ['arrays', 'Medium'])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText(/hints/i)
  await dialog.getByRole('link', { name: 'Open the problem' }).click()
  await expect(page).toHaveURL(at(copy))
  const { files } = await call(page, 'GET', `/${copy}`)
  expect(JSON.parse(files['problem.json'] ?? '')).toMatchObject({ topic: 'arrays', difficulty: 'Medium' })
  expect(Object.keys(files)).toContain('submissions/accepted/reference.py')
})
