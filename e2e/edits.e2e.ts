import type { Browser, Locator, Page } from '@playwright/test'
import { expectFilled, fill } from './forms.ts'
import { ADMIN, anotherPage, expect, test } from './journey.ts'
import { callApiAsAdmin, newMember, openPage, signInWithoutForm } from './people.ts'
import { newBlog, newExperience, newModule, toasts, unique } from './writing.ts'

const editPaths = { blogs: 'blogs', modules: 'modules', experiences: 'interviewExp' } as const
type Kind = keyof typeof editPaths

const editForm = (page: Page) => page.getByRole('form', { name: /^Edit / })

async function openEdit(page: Page, kind: Kind, id: string): Promise<Locator> {
  await openPage(page, `/dashboard/${editPaths[kind]}/${id}/edit`)
  await expect(editForm(page)).not.toHaveAttribute('inert')
  return editForm(page)
}

const save = (page: Page) => editForm(page).getByRole('button', { name: 'Save changes' }).click()

/** Makes a change as another admin in the meantime. */
const changed = (kind: Kind, id: string, body: object) =>
  callApiAsAdmin('PATCH', `/admin/${kind}/${id}`, body)

/** Signs in as a second admin, because drafts are personal. */
async function enterAsOther(page: Page) {
  const { email } = await newMember()
  const { data } = await callApiAsAdmin('GET', `/admin/members?q=${email}`)
  await callApiAsAdmin('POST', `/admin/members/${data[0]?._id}/role`, { role: 'admin' })
  await signInWithoutForm(page, email)
}

async function asVisitor(browser: Browser, path: string, look: (page: Page) => Promise<void>) {
  const page = await anotherPage(browser)
  await openPage(page, path)
  await look(page)
  await page.context().close()
}

test('an admin edits a blog from its page, and a visitor reads the new text', async ({ page, browser }) => {
  const title = unique('Hash maps')
  const id = await newBlog({ title, tags: ['maps', 'arrays'], category: 'Data Structures' })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/blogs/${id}`)
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  const form = editForm(page)
  await expect(form).not.toHaveAttribute('inert')
  await expectFilled(form, {
    Title: title,
    Author: 'Ananya Rao',
    Category: 'Data Structures',
    Tags: 'maps, arrays',
    Content: 'Words',
  })
  const [renamed, text] = [unique('Maps that hash'), unique('Better words')]
  await fill(form, { Title: renamed, Content: text })
  await save(page)
  await expect(toasts(page, 'Blog Updated')).toBeVisible()
  await expect(page).toHaveURL(`/dashboard/blogs/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blogs' }).click()
  await expect(page.getByRole('heading', { level: 2, name: renamed })).toBeVisible()

  await asVisitor(browser, `/dashboard/blogs/${id}`, async (visitor) => {
    await expect(visitor.getByText(text)).toBeVisible()
    await expect(visitor.getByRole('link', { name: /^Edit / })).toHaveCount(0)
  })
  // Saving deletes the draft: the next edit starts from the published text.
  await openEdit(page, 'blogs', id)
  await expectFilled(form, { Title: renamed, Content: text })
  await expect(form.getByText(/^Your draft from/)).toBeHidden()
})

test('a blog is not saved without a title, and says so beside the field', async ({ page }) => {
  const id = await newBlog({ title: unique('Never blank') })
  await signInWithoutForm(page, ADMIN)
  const form = await openEdit(page, 'blogs', id)
  await fill(form, { Title: ' ' })
  await save(page)
  await expect(form.getByLabel('Title', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Title', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('an unsaved edit survives a reload, for this item only', async ({ page }) => {
  const [id, other] = [await newBlog({ title: unique('One') }), await newBlog({ title: unique('Other') })]
  await signInWithoutForm(page, ADMIN)
  const form = await openEdit(page, 'blogs', id)
  const text = unique('Half an edit')
  await fill(form, { Content: text })
  await page.reload()
  await expect(form.getByText(/^Your draft from .* is back\.$/)).toBeVisible()
  await expectFilled(form, { Content: text })
  await openEdit(page, 'blogs', other)
  await expectFilled(form, { Content: 'Words' })

  await openEdit(page, 'blogs', id)
  await form.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expectFilled(form, { Content: 'Words' })
})

test('safety D3 two admins edit one blog: untouched fields update, own changes stay, and the other’s can be taken over', async ({
  page,
}) => {
  const title = unique('Shared')
  const id = await newBlog({ title, category: 'Old', tags: ['old'], content: 'The old text' })
  await enterAsOther(page)
  const form = await openEdit(page, 'blogs', id)
  const mine = unique('Mine')
  await fill(form, { Title: mine, Author: 'Mine alone', Content: 'My text' })
  const theirs = unique('Theirs')
  await changed('blogs', id, { title: theirs, category: 'New', content: 'The new text' })
  await save(page)

  const news = form.getByRole('status').filter({ hasText: 'changed this blog' })
  await expect(news).toContainText(/Ananya Rao changed this blog today at .*Your changes are not saved yet/)
  await expect(news).toContainText('You had not touched Category')
  await expect(news).toContainText('You both changed Title and Content')
  await expectFilled(form, { Title: mine, Author: 'Mine alone', Category: 'New', Content: 'My text' })
  const theirTitle = form.getByRole('region', { name: 'Title as Ananya Rao changed it' })
  await expect(theirTitle).toContainText(theirs)
  await theirTitle.getByRole('button', { name: 'Take theirs: Title' }).click()
  await expectFilled(form, { Title: theirs })
  await theirTitle.getByRole('button', { name: 'Put mine back: Title' }).click()
  await expectFilled(form, { Title: mine })
  await theirTitle.getByRole('button', { name: 'Take theirs: Title' }).click()

  await save(page)
  await expect(toasts(page, 'Blog Updated')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: theirs })).toBeVisible()
  await expect(page.getByText('My text')).toBeVisible()
  const { data } = await callApiAsAdmin('GET', `/admin/blogs/${id}`)
  expect(data).toMatchObject({
    version: 3,
    content: { title: theirs, author: 'Mine alone', category: 'New', tags: ['old'], content: 'My text' },
  })
})

test('safety D3 on return, a draft based on an older version is merged with the current one', {
  tag: '@long',
}, async ({ page }) => {
  const id = await newBlog({ title: unique('Aged'), category: 'Old' })
  await enterAsOther(page)
  const form = await openEdit(page, 'blogs', id)
  await fill(form, { Content: 'My text' })
  await form.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toasts(page, 'Draft Saved')).toBeVisible()
  const title = unique('Renamed')
  await changed('blogs', id, { title, content: 'Their text' })
  for (const _ of ['first', 'again']) {
    await page.reload()
    await expect(form.getByText('You both changed Content')).toBeVisible()
    await expectFilled(form, { Title: title, Category: 'Old', Content: 'My text' })
  }
  await save(page)
  await expect(page.getByText('My text')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('safety D2 repeating a save whose answer was lost asks no question', async ({ page }) => {
  const id = await newBlog({ title: unique('Once') })
  await signInWithoutForm(page, ADMIN)
  const form = await openEdit(page, 'blogs', id)
  await fill(form, { Content: 'Saved unheard' })
  await page.route(
    `**/api/v1/admin/blogs/${id}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await save(page)
  await expect(toasts(page, /network/i)).toBeVisible()
  await expectFilled(form, { Content: 'Saved unheard' })
  await save(page)
  await expect(page).toHaveURL(`/dashboard/blogs/${id}`)
  await expect(page.getByText('Saved unheard')).toBeVisible()
  expect((await callApiAsAdmin('GET', `/admin/blogs/${id}`)).data).toMatchObject({ version: 2 })
})

test('safety D3 an unsaved edit survives the deletion of the blog, and continues once the blog is restored', {
  tag: '@long',
}, async ({ page }) => {
  const id = await newBlog({ title: unique('Doomed') })
  await enterAsOther(page)
  const form = await openEdit(page, 'blogs', id)
  await fill(form, { Content: 'Typed in vain?' })
  await callApiAsAdmin('DELETE', `/admin/blogs/${id}`)
  await save(page)
  await expect(form.getByText(/This blog was deleted meanwhile/)).toBeVisible()
  await expectFilled(form, { Content: 'Typed in vain?' })
  await form.getByRole('button', { name: 'Restore blog' }).click()
  await expect(toasts(page, 'Blog Restored')).toBeVisible()
  await save(page)
  await expect(page).toHaveURL(`/dashboard/blogs/${id}`)
  await expect(page.getByText('Typed in vain?')).toBeVisible()
})

test('an admin deletes a blog after a confirmation, and undoes it', async ({ page, browser }) => {
  const title = unique('Short lived')
  const id = await newBlog({ title })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/blogs/${id}`)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Delete “${title}”?`)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeFocused()

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await dialog.getByRole('button', { name: 'Delete blog' }).click()
  await expect(toasts(page, 'Blog Deleted')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await asVisitor(browser, `/dashboard/blogs/${id}`, (visitor) =>
    expect(visitor.getByText('Blog Not Found')).toBeVisible(),
  )

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page, 'Blog Restored')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a member’s tick survives an edit of the module; a module is deleted and restored as a whole', {
  tag: '@long',
}, async ({ page, browser }) => {
  const title = unique('Two pointers')
  const row = (questionName: string) => ({ questionName, difficulty: 'Easy', link: '' })
  const questions = [
    { ...row('Pair sum'), link: 'https://example.org/pair-sum' },
    { ...row('Reverse'), link: 'https://example.org/reverse' },
  ]
  const { data: topics } = await callApiAsAdmin('GET', '/getModules')
  const tracked = (topics as unknown as { questions: { questionId: string | null; link: string }[] }[])
    .flatMap((one) => one.questions)
    .find(({ questionId, link }) => questionId && link)
  expect(tracked).toBeDefined()
  const first = { ...row('Tracked'), link: tracked?.link ?? '' }
  const id = await newModule({ title, questions: [first, ...questions] })

  const member = await newMember()
  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, member.email)
  await openPage(theirs, `/dashboard/modules/${id}`)
  await theirs.getByRole('checkbox', { name: 'Done: Tracked' }).click()
  const tick = theirs.getByRole('checkbox', { name: 'Done: Tracked' })
  await expect(tick).toBeChecked()

  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/modules/${id}`)
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  const form = editForm(page)
  await expect(form).not.toHaveAttribute('inert')
  const renamed = unique('Three pointers')
  await fill(form, { Title: renamed, Level: 'Advanced' })
  await form.getByRole('button', { name: 'Move question 1 down' }).click()
  await form.getByRole('button', { name: 'Remove question 3' }).click()
  await save(page)
  await expect(toasts(page, 'Module Updated')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Problems' }).getByRole('listitem')).toHaveCount(2)

  await theirs.reload()
  await expect(tick).toBeChecked()

  await page.getByRole('button', { name: `Delete ${renamed}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete module' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(renamed)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 2, name: renamed })).toBeVisible()
  await theirs.reload()
  await expect(tick).toBeChecked()
  await theirs.context().close()
})

test('safety D3 two admins edit one module: one can take over the questions of the other', {
  tag: '@long',
}, async ({ page }) => {
  const row = (questionName: string) => ({ questionName, difficulty: 'Easy', link: '' })
  const id = await newModule({ title: unique('Rows'), questions: [row('One')] })
  await enterAsOther(page)
  const form = await openEdit(page, 'modules', id)
  await form.getByLabel('Question name').fill('Mine')
  await changed('modules', id, { questions: [row('One'), row('Two of theirs')] })
  await save(page)
  const theirs = form.getByRole('region', { name: 'Questions as Ananya Rao changed it' })
  await expect(theirs).toContainText('Two of theirs')
  await theirs.getByRole('button', { name: 'Take theirs: Questions' }).click()
  await expect(form.getByLabel('Question name')).toHaveCount(2)
  await expect(form.getByLabel('Question name').nth(1)).toHaveValue('Two of theirs')
  await theirs.getByRole('button', { name: 'Put mine back: Questions' }).click()
  await expect(form.getByLabel('Question name')).toHaveValue('Mine')
  await save(page)
  await expect(page.getByRole('list', { name: 'Problems' }).getByRole('listitem')).toHaveText([/Mine/])
})

test('an admin edits an interview experience from its card, deletes it and undoes it', {
  tag: '@long',
}, async ({ page, browser }) => {
  const company = unique('Acme')
  const id = await newExperience({ company, candidate: 'Rohan Iyer' })
  const card = (of: Page) => of.getByRole('article', { name: company })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/interviewExp')
  await card(page).getByRole('button', { name: 'Read Full Experience' }).click()
  await card(page)
    .getByRole('link', { name: `Edit ${company}, SDE` })
    .click()
  const form = editForm(page)
  await expect(form).not.toHaveAttribute('inert')
  await expectFilled(form, { Company: company, Role: 'SDE', Candidate: 'Rohan Iyer', Verdict: 'Selected' })
  const text = unique('Three rounds')
  await fill(form, { Verdict: 'Rejected', Content: text })
  await save(page)
  await expect(toasts(page, 'Interview Experience Updated')).toBeVisible()
  await expect(card(page)).toContainText('Rejected')
  await asVisitor(browser, '/dashboard/interviewExp', async (visitor) => {
    await card(visitor).getByRole('button', { name: 'Read Full Experience' }).click()
    await expect(card(visitor)).toContainText(text)
    await expect(card(visitor).getByRole('link', { name: /^Edit / })).toHaveCount(0)
  })

  await card(page).getByRole('button', { name: 'Read Full Experience' }).click()
  await card(page)
    .getByRole('button', { name: `Delete ${company}, SDE` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete experience' }).click()
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page)).toBeVisible()
  await openEdit(page, 'experiences', id)
})

test('the edit screen of a missing item shows not found', async ({ page }) => {
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/blogs/018f0000-0000-7000-8000-000000000000/edit')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Deleted items' }).last()).toBeVisible()
})
