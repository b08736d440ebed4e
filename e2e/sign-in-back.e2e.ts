import type { Page } from '@playwright/test'
import { BLOG, expectFilled, fill, formOf, openForm, submit } from './forms.ts'
import { ADMIN, expect, MEMBER, test } from './journey.ts'
import { newAdmin, newMember, openPage, openToType, signInWithoutForm, untilHydrated } from './people.ts'
import { PASSWORD } from './site.ts'
import { replyForm, replyText, start } from './threads.ts'
import { newBlog, toasts, unique } from './writing.ts'

async function fillIn(page: Page, email = MEMBER) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await untilHydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(toasts(page, 'Login Successfull')).toBeVisible()
}

test('NAV-17 AUTH-06 a guarded address redirects to /signup, and the sign-in returns to it with query and hash', async ({
  page,
}) => {
  for (const [place, email] of [
    ['/profile', MEMBER],
    ['/dashboard/members?q=rohan&role=member', ADMIN],
    ['/settings#data', MEMBER],
  ] as const) {
    await page.context().clearCookies()
    await page.goto(place)
    await expect(page).toHaveURL('/signup')
    await page.reload()
    await fillIn(page, email)
    // The browser does not send the hash to the server, but keeps it over the redirect.
    await expect(page).toHaveURL(place)
  }
})

test('AUTH-06 SAFE-39 without a requested page a sign-in leads to Today', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'JOIN NOW' }).click()
  await expect(page).toHaveURL('/signup?tab=signup')
  await page.getByRole('tab', { name: 'Login' }).click()
  await fillIn(page)
  await expect(page).toHaveURL('/today')
})

test('AUTH-06 a sign-in returns to the page of its link, also after a failure, a switch of tabs and a reload', async ({
  page,
}) => {
  const blog = `/dashboard/blogs/${await newBlog({ title: unique('Read'), content: '## Part\n\nWords' })}#part`
  await openPage(page, blog)
  await page.getByRole('complementary').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/signup')
  await page.getByLabel('Email', { exact: true }).fill(MEMBER)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-2024!')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Signup' })).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await untilHydrated(page)
  await page.getByRole('tab', { name: 'Login' }).click()
  await fillIn(page)
  await expect(page).toHaveURL(blog)
  // The sign-in never returns to itself.
  await expect(page.getByRole('heading', { name: 'Part' })).toBeVisible()
})

test('safety X5 a sign-in never redirects to another site', async ({ page }) => {
  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ]) {
    await page.context().clearCookies()
    await page.goto(`/signup?${new URLSearchParams({ next: evil })}`)
    await fillIn(page)
    await expect(page).toHaveURL('/today')
    // A member who is already signed in is not redirected either.
    await page.goto(`/signup?${new URLSearchParams({ next: evil })}`)
    await expect(page.getByText('You are logged in as')).toBeVisible()
    await expect(page).toHaveURL('/signup')
  }
})

test('AUTH-06 the sign-in screen redirects a signed-in member at once', async ({ page }) => {
  await signInWithoutForm(page, MEMBER)
  await page.goto('/dsa')
  await page.goto('/signup?next=%2Fprofile')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('button', { name: 'EDIT' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dsa')
})

test('ERR-01 a reply typed in an expired session is still in its thread after the sign-in', async ({
  page,
}) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const { path } = await start(page)
  await openPage(page, path)
  const words = unique('Typed for an hour')
  await page.context().clearCookies()
  await replyText(page).fill(words)
  await replyForm(page).getByRole('button', { name: 'Post reply' }).click()
  await expect(toasts(page, 'Your session has expired. Please login again.')).toBeVisible()
  await page
    .getByRole('link', { name: 'Log in to reply' })
    .or(page.getByRole('button', { name: 'Log in again' }))
    .click()
  await fillIn(page, email)
  await expect(page).toHaveURL(path)
  await expect(replyText(page)).toHaveValue(words)
})

test('ERR-01 a new thread typed in an expired session is still there after the sign-in', async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openToType(page, '/dashboard/forum/new')
  const title = unique('Not lost')
  await page.context().clearCookies()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Category').selectOption('General')
  await page.getByLabel('Content', { exact: true }).fill('Words')
  await page.getByRole('button', { name: 'Start thread' }).click()
  await page.getByRole('button', { name: 'Log in again' }).click()
  await fillIn(page, email)
  await expect(page).toHaveURL('/dashboard/forum/new')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue('Words')
})

test('ERR-01 a form left open in an expired session shows a link to sign in, and keeps the typed text', async ({
  page,
}) => {
  const admin = await newAdmin()
  const form = await openForm(page, BLOG, admin)
  await page.context().clearCookies()
  const texts = { Title: unique('Not lost'), Author: 'Ananya Rao', Content: 'Words' }
  await fill(form, texts)
  await submit(page, BLOG)
  await page.getByRole('button', { name: 'Log in again' }).click()
  await fillIn(page, admin.email)
  await expect(page).toHaveURL(BLOG.path)
  await expectFilled(formOf(page, BLOG), texts)
})
