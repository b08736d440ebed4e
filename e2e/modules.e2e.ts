import { expect, test } from './journey.ts'
import { openPage } from './people.ts'
import { inAnotherBrowser, listed, newModule, reach, unique } from './writing.ts'

const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const

test('MOD-01 MOD-02 MOD-03 MOD-04 CONST-08 levels are in order, filter the modules, and are kept in the address', async ({
  page,
  browser,
}) => {
  const made = LEVELS.map((level) => ({ level, title: unique(level) }))
  for (const one of made) await newModule(one)
  await openPage(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Modules' })).toBeVisible()
  const filter = page.getByRole('navigation', { name: 'Level' })
  await expect(filter.getByRole('link')).toHaveText(['All', ...LEVELS])
  const chosen = filter.locator('[aria-current]')
  await expect(chosen).toHaveText('All')
  for (const { title } of made) await expect(page.getByRole('heading', { name: title })).toBeVisible()

  for (const { level, title } of made) {
    await filter.getByRole('link', { name: level }).click()
    await expect(chosen).toHaveText(level)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    for (const other of made.filter((one) => one.level !== level))
      await expect(page.getByRole('heading', { name: other.title })).toBeHidden()
    const all = await listed('/getModules')
    await expect(page.getByRole('link', { name: /^Start Learning/ })).toHaveCount(
      all.filter((one) => one.level === level).length,
    )
  }

  await page.reload()
  await expect(chosen).toHaveText('Advanced')
  await expect(page.getByRole('heading', { name: made[0]?.title ?? '' })).toBeHidden()
  await inAnotherBrowser(browser, page.url(), async (theirs) => {
    await expect(theirs.getByRole('navigation', { name: 'Level' }).locator('[aria-current]')).toHaveText(
      'Advanced',
    )
    await expect(theirs.getByRole('heading', { name: made[2]?.title ?? '' })).toBeVisible()
    await expect(theirs.getByRole('heading', { name: made[0]?.title ?? '' })).toBeHidden()
  })

  await filter.getByRole('link', { name: 'All' }).click()
  for (const { title } of made) await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('MOD-05 MOD-06 MOD-07 MOD-08 a card from API-18 links to its module with all its questions', async ({
  page,
}) => {
  const title = unique('Two pointers')
  const questions = [
    { questionName: 'Pair with a sum', difficulty: 'Medium', link: 'https://example.com/pair' },
    { questionName: 'Container', difficulty: 'Hard', link: '' },
  ]
  const about = { description: 'From both ends at once', createdBy: 'Dev Menon', level: 'Intermediate' }
  const id = await newModule({ title, ...about, questions })
  await openPage(page, '/dashboard/blogs')
  const answer = page.waitForResponse('**/api/v1/getModules')
  await reach(page, 'Modules')
  expect((await answer).status()).toBe(200)

  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('From both ends at once')
  await expect(card).toContainText('Dev Menon')
  const start = card.getByRole('link', { name: /^Start Learning/ })
  await expect(start).toHaveAttribute('href', `/dashboard/modules/${id}`)
  await start.click()

  await expect(page).toHaveURL(`/dashboard/modules/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('From both ends at once')
  const rows = page.getByRole('list', { name: 'Problems' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Pair with a sum')
  await expect(rows.nth(0)).toContainText('Medium')
  await expect(rows.nth(0).getByRole('link')).toHaveAttribute('href', 'https://example.com/pair')
  await expect(rows.nth(1)).toContainText('Container')
  await expect(rows.nth(1)).toContainText('Hard')
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0)
})

test('MOD-09 an unknown module shows not found, opened by its address or by a link', async ({ page }) => {
  for (const id of ['1e8ed2b5-7a1c-4c38-9a52-0c51ea41a001', 'nonsense']) {
    const answer = await page.goto(`/dashboard/modules/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Module Not Found' })).toBeVisible()
    await expect(page.getByText('There is no such module.')).toBeVisible()
    await expect(page.getByText('Loading module...')).toBeHidden()
  }
})

test('CONST-08 a module stored without a level shows as Beginner', async ({ page }) => {
  const title = unique('No level')
  await newModule({ title })
  await page.goto('/dashboard?level=Beginner')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Beginner')
})
