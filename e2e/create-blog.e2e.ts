import { BLOG, expectFilled, field, fill, openForm, refuse, submit } from './forms.ts'
import { ADMIN, expect, test } from './journey.ts'
import { requestsTo, signInWithoutForm } from './people.ts'
import {
  callFrom,
  expectHarmless,
  expectRich,
  hostileText,
  listed,
  reach,
  richText,
  toasts,
  unique,
} from './writing.ts'

const MISSING = { Title: 'Title is required', Author: 'Author is required', Content: 'Content is required' }

test('ADM-07 ADM-09 BLOG-01 VAL-11 the form sends the typed values with the tags as a list, and the list shows the blog', {
  tag: '@spine',
}, async ({ page }) => {
  const title = unique('Hash maps')
  const form = await openForm(page, BLOG)
  await fill(form, { Title: title, Author: 'Dev Menon', Content: 'Honestly.', Tags: ' a, ,b ' })
  const sent = requestsTo(page, 'POST', '/admin/createBlog')
  await submit(page, BLOG)
  await expect(toasts(page, 'Blog Created')).toBeVisible()
  expect(sent).toMatchObject([{ title, author: 'Dev Menon', content: 'Honestly.', tags: ['a', 'b'] }])

  await reach(page, 'Blogs')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('Dev Menon')
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['a', 'b'])
})

test('CLUB-395 a blog is given a time where it is created, and waits for it', { tag: '@long' }, async ({
  page,
}) => {
  const title = unique('Later')
  const form = await openForm(page, BLOG)
  await fill(form, { Title: title, Content: 'Soon.' })
  await form.getByRole('radio', { name: 'At a time' }).check()
  // A notification must link to a published blog, so a scheduled blog offers none.
  await expect(form.getByLabel('Also tell members')).toHaveCount(0)
  await form.getByRole('button', { name: 'Publish at that time' }).click()
  await expect(form.getByLabel('Day and time')).toBeFocused()
  await form.getByLabel('Day and time').fill('2099-01-01T09:00')
  await form.getByRole('button', { name: 'Publish at that time' }).click()
  await expect(toasts(page, 'It will be published at that time')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/my-blogs\//)
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  expect((await listed('/getBlogs')).map((one) => one.title)).not.toContain(title)
})

test('VAL-08 VAL-09 VAL-10 VAL-11 a missing field shows an error beside it; tags are optional', async ({
  page,
}) => {
  const form = await openForm(page, BLOG)
  const sent = requestsTo(page, 'POST', '/admin/createBlog')
  // The author is prefilled, because most admins publish their own texts.
  await expect(field(form, 'Author')).not.toHaveValue('')
  await fill(form, { Author: '   ', Content: '\n ' })
  await submit(page, BLOG)
  for (const [name, message] of Object.entries(MISSING))
    await expect(field(form, name)).toHaveAccessibleDescription(new RegExp(message))
  await expect(field(form, 'Title')).toBeFocused()
  expect(sent).toEqual([])

  await fill(form, { Title: unique('No tags'), Author: 'Dev Menon', Content: 'Words' })
  await submit(page, BLOG)
  await expect(toasts(page, 'Blog Created')).toBeVisible()
  expect(sent).toMatchObject([{ tags: [] }])
})

test('VAL-08 VAL-09 VAL-10 the server enforces the same rules for any client', async ({ page }) => {
  await signInWithoutForm(page, ADMIN)
  const whole = { title: unique('Refused'), author: 'Dev Menon', content: 'Words', tags: [] }
  for (const [name, message] of Object.entries(MISSING)) {
    const key = name.toLowerCase()
    for (const value of ['', ' \n', undefined]) {
      const answer = await callFrom(page, 'POST', '/admin/createBlog', { ...whole, [key]: value })
      expect(answer.status()).toBe(400)
      expect((await answer.json()).errors).toEqual({ [key]: message })
    }
  }
  expect((await listed('/getBlogs')).map(({ title }) => title)).not.toContain(whole.title)
})

test('ERR-11 ADM-18 when saving a blog fails, the form shows why and keeps the typed text', async ({
  page,
}) => {
  const typed = { Title: unique('Failing'), Author: 'Dev', Category: 'C', Tags: 'a,, b', Content: '# Kept' }
  const failures = [
    [400, 'No room on the shelf'],
    [401, 'Your session has expired. Please login again.'],
    [403, 'The shelf is not yours'],
    [422, 'The shelf is full'],
    [500, 'Server error. Please try again later.'],
    [0, 'Network error. Please check your connection.'],
  ] as const
  const form = await openForm(page, BLOG)
  await fill(form, typed)
  for (const [status, words] of failures) {
    await refuse(page, BLOG, status, status === 500 ? 'Never shown' : words)
    await submit(page, BLOG)
    await expect(toasts(page, words)).toBeVisible()
    await expect(page).toHaveURL(BLOG.path)
    await expectFilled(form, typed)
  }
  await expect(toasts(page, 'Never shown')).toBeHidden()
})

test('BLOG-14 BLOG-18 the preview renders and sanitizes like the published blog', async ({ page }) => {
  const form = await openForm(page, BLOG)
  await fill(form, { Content: richText })
  await form.getByRole('tab', { name: 'Preview' }).click()
  await expectRich(form.locator('.prose'))
  await form.getByRole('tab', { name: 'Write' }).click()
  await fill(form, { Content: hostileText })
  await form.getByRole('tab', { name: 'Preview' }).click()
  await expectHarmless(form.locator('.prose'))
})
