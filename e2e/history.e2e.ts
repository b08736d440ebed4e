import { ADMIN, expect, MEMBER, test } from './journey.ts'
import { callApi, callApiAsAdmin, openPage, signInWithoutForm } from './people.ts'
import { listed, newBlog, newExperience, newModule, toasts, unique, untilShown } from './writing.ts'

const edit = (kind: string, id: string, body: object) => callApiAsAdmin('PATCH', `/admin/${kind}/${id}`, body)
const remove = (kind: string, id: string) => callApiAsAdmin('DELETE', `/admin/${kind}/${id}`)

test('an admin sees the changes of an edit and restores the text before it, and visitors read the restored text', {
  tag: '@long',
}, async ({ page, browser }) => {
  const title = unique('Heaps')
  const lines = Array.from({ length: 30 }, (_, at) => `Line ${at + 1}`)
  const id = await newBlog({
    title,
    content: ['The first word is old.', ...lines].join('\n'),
    tags: ['heap'],
  })
  const content = ['The first word is new.', ...lines].join('\n')
  await edit('blogs', id, { content, tags: ['heap', 'tree'] })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/history/blogs/${id}`)

  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveText([
    /^Version 2Present.*Edited.*Ananya Rao: Tags and Content/,
    /^Version 1.*Written/,
  ])
  await expect(page.getByRole('region', { name: 'Tags' })).toContainText('Was: −heapIs: +heap, tree')
  const compared = page.getByRole('region', { name: 'Content' })
  await expect(compared.getByRole('deletion')).toHaveText('Removed: −The first word is old.')
  await expect(compared.getByRole('insertion')).toHaveText('Added: +The first word is new.')
  await expect(compared.getByRole('insertion').locator('b')).toHaveText('new')
  await expect(compared.getByText('Line 30')).toBeHidden()
  await compared.getByRole('button', { name: 'Show 27 unchanged lines' }).click()
  await expect(compared.getByText('Line 30')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bring back this version' })).toBeHidden()

  await versions.getByRole('link', { name: /^Version 1/ }).click()
  await expect(page).toHaveURL(/\?version=1$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Whole text' }).click()
  await expect(page.getByRole('region', { name: 'Content of this version' })).toContainText('word is old')

  await page.getByRole('button', { name: 'Bring back this version' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Bring back version 1 of “${title}”?`)
  await dialog.getByRole('button', { name: 'Bring back', exact: true }).click()
  await expect(toasts(page, 'Version 1 Is Back')).toBeVisible()
  await expect(versions).toHaveText([/^Version 3Present.*Brought back/, /^Version 2/, /^Version 1/])
  await expect(page.getByRole('heading', { name: 'Version 3' })).toBeFocused()

  const visitor = await browser.newPage({ baseURL: process.env.E2E_URL ?? '' })
  await visitor.goto(`/dashboard/blogs/${id}`)
  await expect(visitor.getByText('The first word is old.')).toBeVisible()
  await visitor.close()
})

test('the history compares the questions of a module row by row', async ({ page }) => {
  const row = (questionName: string, difficulty = 'Easy') => ({ questionName, difficulty, link: '' })
  const id = await newModule({ title: unique('Rows'), questions: [row('One'), row('Two'), row('Three')] })
  await edit('modules', id, { questions: [row('One'), row('Two', 'Hard'), row('Four')] })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/history/modules/${id}`)
  const questions = page.getByRole('region', { name: 'Problems' })
  await expect(questions.getByRole('listitem')).toHaveText([
    /Changed, problem 2.*Difficulty.*Was: −Easy.*Is: \+Hard/,
    /Removed, problem 3Three/,
    /Added, problem 3Four/,
  ])
  await expect(questions).toContainText('1 problem unchanged.')
})

test('an older version is compared with the current one, and an identical one is marked as identical', async ({
  page,
}) => {
  const id = await newExperience({ company: unique('Acme'), role: 'SDE', content: 'One round' })
  await edit('experiences', id, { role: 'Intern' })
  await edit('experiences', id, { role: 'SDE' })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/history/experiences/${id}?version=2`)
  await expect(page.getByRole('region', { name: 'Role' })).toContainText('Was: −SDEIs: +Intern')
  await page.getByRole('link', { name: 'Since then' }).click()
  await expect(page.getByRole('region', { name: 'Role' })).toContainText('Was: −InternIs: +SDE')
  await page.getByRole('link', { name: 'Older version: 1' }).click()
  await expect(page.getByText('Its text is that of the present version')).toBeVisible()
  await page.getByRole('button', { name: 'Bring back this version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back', exact: true }).click()
  await expect(toasts(page, 'Version 1 says the same as the present one')).toBeVisible()
})

test('safety D3 restoring a version does not overwrite changes made by another admin in the meantime', async ({
  page,
}) => {
  const id = await newBlog({ title: unique('Stale'), content: 'First' })
  await edit('blogs', id, { content: 'Second' })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/history/blogs/${id}?version=1`)
  await page.getByRole('button', { name: 'Bring back this version' }).click()
  await edit('blogs', id, { content: 'Third' })
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back', exact: true }).click()
  await expect(toasts(page, /Somebody changed this in the meantime/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3)
  expect((await listed('/getBlogs')).find(({ _id }) => _id === id)).toMatchObject({ content: 'Third' })
})

test('deleted items are listed and can be restored from the list', async ({ page }) => {
  const [title, other] = [unique('Gone'), unique('Kept away')]
  const id = await newModule({ title })
  await remove('modules', id)
  await remove('blogs', await newBlog({ title: other }))
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/desk')
  await page.getByRole('main').getByRole('link', { name: 'Deleted items', exact: true }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText(/Module.*Deleted by Ananya Rao, today at/)

  await page.getByRole('navigation', { name: 'Kind' }).getByRole('link', { name: 'Modules' }).click()
  await expect(page.getByRole('heading', { name: other })).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search deleted items' }).fill(title)
  await expect(page).toHaveURL(/kind=modules&q=/)
  await row.getByRole('button', { name: `Restore ${title}` }).click()
  await expect(toasts(page, 'Module Restored')).toBeVisible()
  await expect(row).toBeHidden()
  expect((await listed('/getModules')).map(({ _id }) => _id)).toContain(id)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the history of a deleted item says so, and offers to restore it', async ({ page }) => {
  const title = unique('Away')
  const id = await newBlog({ title, content: 'Kept' })
  await remove('blogs', id)
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/history/blogs/${id}`)
  await expect(page.getByText(/^Deleted by Ananya Rao, .* Nobody sees it on the site/)).toBeVisible()
  await expect(page.getByText('Taken off the site; no text changed')).toBeVisible()
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await expect(toasts(page, 'Blog Restored')).toBeVisible()
  await expect(page.getByText('Nobody sees it on the site')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
})

test('an unknown address and a failed answer each show a message', async ({ page }) => {
  const id = await newBlog({ title: unique('Lost') })
  await signInWithoutForm(page, ADMIN)
  const missing = await page.goto('/dashboard/history/blogs/00000000-0000-4000-8000-000000000000')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Blog Not Found' })).toBeVisible()
  expect((await page.goto('/dashboard/history/threads/1'))?.status()).toBe(404)
  await openPage(page, `/dashboard/history/blogs/${id}?version=9`)
  await page.getByRole('link', { name: 'Show the present one' }).click()
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()

  await page.clock.install()
  for (const content of ['Second', 'Third']) await edit('blogs', id, { content })
  await page.reload()
  await page.route('**/api/v1/admin/blogs/*/versions/1', (route) => route.abort())
  await page.getByRole('link', { name: /^Version 1/ }).click()
  await untilShown(page, page.getByText('This version did not arrive.'))
  await expect(page.getByRole('link', { name: /^Version 3/ })).toBeVisible()
  await page.unroute('**/api/v1/admin/blogs/*/versions/1')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Content' })).toContainText('Third')
})

test('safety Z1 neither members nor visitors see histories and deleted items', async ({ page }) => {
  const id = await newBlog({ title: unique('Secret') })
  for (const path of ['/dashboard/deleted', `/dashboard/history/blogs/${id}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/signup$/)
  }
  expect(await callApi('GET', `/admin/blogs/${id}/versions`)).toMatchObject({ success: false })
  await signInWithoutForm(page, MEMBER)
  for (const path of ['/dashboard/deleted', `/dashboard/history/blogs/${id}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/unauthorized$/)
  }
  await openPage(page, '/dashboard')
  await expect(page.getByRole('link', { name: 'Deleted items' })).toHaveCount(0)
})
