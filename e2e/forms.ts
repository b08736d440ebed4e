import { expect, type Locator, type Page } from '@playwright/test'
import { serverRefuses } from './interception/server-holds.ts'
import { newAdmin, openPage, type Person, signInWithoutForm } from './people.ts'

/** The three forms of an admin: their paths, calls and draft names. */
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

/** Opens the form as an admin without a draft. */
export async function openForm(page: Page, form: Form, admin?: Person): Promise<Locator> {
  const { email } = admin ?? (await newAdmin())
  await signInWithoutForm(page, email)
  return reopenForm(page, form)
}

/** Opens the form with its draft, if there is one. The form cannot be edited until the draft has loaded. */
export async function reopenForm(page: Page, form: Form): Promise<Locator> {
  await openPage(page, form.path)
  await expect(formOf(page, form)).not.toHaveAttribute('inert')
  return formOf(page, form)
}

export const submit = (page: Page, form: Form) =>
  formOf(page, form).getByRole('button', { name: form.title, exact: true }).click()

type Texts = Readonly<Record<string, string>>

export const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })
const choice = (form: Locator, name: string) => form.getByRole('combobox', { name, exact: true })

/** Chooses a value in a list, or types it into any other field. */
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

/** The options of a list, in order. */
export const offered = (form: Locator, name: string) => choice(form, name).getByRole('option')

/** Makes the next call of a form fail, with or without a response. */
export async function refuse(page: Page, form: Form, status: number, message?: string) {
  const path = `/api/v1${form.call}`
  if (status === 0) await page.route(`**${path}`, (route) => route.abort(), { times: 1 })
  else await serverRefuses(page, path, status, { ...(message && { message }) }, { times: 1 })
}
