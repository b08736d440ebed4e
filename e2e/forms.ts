import { expect, type Locator, type Page } from '@playwright/test'
import { enter, newAdmin, open, type Person } from './people.ts'

/** The three forms of an admin: where they are, and the name that their drafts and calls bear. */
export const FORMS = [
  { title: 'Create Module', path: '/dashboard/createModule', call: '/admin/createModule', draft: 'module' },
  { title: 'Create Blog', path: '/dashboard/createBlog', call: '/admin/createBlog', draft: 'blog' },
  {
    title: 'Create Interview Experience',
    path: '/dashboard/createInterviewExp',
    call: '/admin/createInterviewExp',
    draft: 'experience',
  },
] as const
export type Form = (typeof FORMS)[number]
export const [MODULE, BLOG, EXPERIENCE] = FORMS

export const formOf = (page: Page, form: Form) => page.getByRole('form', { name: form.title })

/** The form as an admin who has begun nothing finds it. */
export async function openForm(page: Page, form: Form, admin?: Person): Promise<Locator> {
  const { email } = admin ?? (await newAdmin())
  await enter(page, email)
  return reopenForm(page, form)
}

/** The form with whatever was begun in it. It cannot be typed in before its draft was looked for. */
export async function reopenForm(page: Page, form: Form): Promise<Locator> {
  await open(page, form.path)
  await expect(formOf(page, form)).not.toHaveAttribute('inert')
  return formOf(page, form)
}

export const submit = (page: Page, form: Form) =>
  formOf(page, form).getByRole('button', { name: form.title, exact: true }).click()

type Texts = Readonly<Record<string, string>>

export const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })
const choice = (form: Locator, name: string) => form.getByRole('combobox', { name, exact: true })

/** Where the values are words of a list they are chosen, else typed. */
export async function fill(form: Locator, texts: Texts) {
  for (const [name, text] of Object.entries(texts)) {
    const box = form.getByLabel(name, { exact: true })
    if (await box.evaluate((node) => node.tagName === 'SELECT')) await box.selectOption(text)
    else await box.fill(text)
  }
}

export async function expectFilled(form: Locator, texts: Texts) {
  for (const [name, text] of Object.entries(texts))
    await expect(form.getByLabel(name, { exact: true })).toHaveValue(text)
}

/** What a list offers, in order. */
export const offered = (form: Locator, name: string) => choice(form, name).getByRole('option')

/** Refuses the next calls of a form: by an answer, or by none. */
export async function refuse(page: Page, form: Form, status: number, message?: string) {
  const path = `**/api/v1${form.call}`
  await page.unroute(path)
  await page.route(path, (route) =>
    status === 0
      ? route.abort()
      : route.fulfill({ status, json: { success: false, ...(message && { message }) } }),
  )
}
