import { axeFinds } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { newAdmin, newMember, openPage, signInWithoutForm } from './people.ts'
import { toasts, unique } from './writing.ts'

const PHONE = { width: 390, height: 844 }

test('CLUB-230 CLUB-232 CLUB-233 CLUB-234 CLUB-235 a member writes on a phone, an editor comments on a line, changes a word and publishes', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [author, editor] = [await newMember(), await newAdmin()]
  const title = unique('Heaps')
  await page.setViewportSize(PHONE)
  await signInWithoutForm(page, author.email)
  await openPage(page, '/dashboard/blogs')
  await page.getByRole('link', { name: 'Write a blog' }).click()
  const form = page.getByRole('form', { name: 'Write a blog' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Content').fill('A tree in a row.\n\nThe end.')
  await page.reload()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await form.getByRole('button', { name: 'Save and preview' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Send in for review' }).click()
  await expect(page.getByText('It is with the editors.')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  const desk = await anotherPage(browser)
  await signInWithoutForm(desk, editor.email)
  await openPage(desk, '/dashboard/blog-reviews')
  await openPage(desk, address)
  await expect(desk.getByText('Read it as it will look')).toBeVisible()
  const comment = desk.getByRole('form', { name: 'Comment' })
  await comment.getByRole('button', { name: 'Comment' }).click()
  await expect(comment.getByText('Write the comment.')).toBeVisible()
  await comment.getByLabel('About').selectOption({ label: '1: A tree in a row.' })
  await comment.getByLabel('Comment').fill('Which tree?')
  await desk.reload()
  await expect(comment.getByLabel('Comment')).toHaveValue('Which tree?')
  await expect(comment.getByLabel('About')).toHaveValue('1')
  await comment.getByRole('button', { name: 'Comment' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Which tree?' })).toContainText(
    'A tree in a row.',
  )
  await desk.getByRole('button', { name: 'Ask for changes' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Ask for changes' }).click()
  await expect(desk.getByText('who was asked for changes')).toBeVisible()

  await openPage(page, '/notifications')
  await page.getByRole('link', { name: 'An editor asks you to change your blog' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('form', { name: 'Edit blog' })
  await edit.getByLabel('Content').fill('A binary tree in a row.\n\nThe end.')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Send in for review' }).click()
  await expect(page.getByText('It is with the editors.')).toBeVisible()

  await desk.reload()
  await desk.getByRole('link', { name: 'Edit lightly' }).click()
  const light = desk.getByRole('form', { name: 'Edit blog' })
  await light.getByLabel('Content').fill('A complete binary tree in a row.\n\nThe end.')
  await light.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(desk, 'Saved')).toHaveCount(1)
  expect(await axeFinds(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Publish now' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await desk.getByRole('link', { name: 'The published blog' }).click()
  await expect(desk).toHaveURL(/\/blogs\/heaps-/)
  await expect(desk.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(
    desk.getByRole('paragraph').filter({ hasText: 'A complete binary tree in a row.' }),
  ).toBeVisible()

  await page.reload()
  await expect(page.getByText('It is published, for everybody to read.')).toBeVisible()
  await expect(page.getByText(`What ${editor.name} changed`)).toBeVisible()
  await desk.context().close()
})

test('CLUB-237 an editor finds what waits in the menu, and gives a blog a time on the clocks of the club', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [author, editor] = [await newMember(), await newAdmin()]
  const title = unique('Tries')
  const writer = await anotherPage(browser)
  await signInWithoutForm(writer, author.email)
  await openPage(writer, '/dashboard/my-blogs/new')
  const form = writer.getByRole('form', { name: 'Write a blog' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Content').fill('Words share their beginnings.')
  await form.getByRole('button', { name: 'Save and preview' }).click()
  await writer.getByRole('button', { name: 'Send in for review' }).click()
  await expect(writer.getByText('It is with the editors.')).toBeVisible()
  await writer.context().close()

  await signInWithoutForm(page, editor.email)
  await openPage(page, '/today')
  await page.getByRole('main').getByRole('link', { name: /^Desk/ }).click()
  await page
    .getByRole('navigation', { name: 'Pages of organisers' })
    .getByRole('link', { name: 'Blog reviews', exact: true })
    .click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Day and time').fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('This time is over.')).toBeVisible()
  await dialog.getByLabel('Day and time').fill('2099-01-01T09:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('It is published by itself')).toBeVisible()
  await openPage(page, '/dashboard/blog-reviews?list=ready')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
