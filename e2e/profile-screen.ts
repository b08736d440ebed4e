import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { newMember, openPage, type Person, signInWithoutForm } from './people.ts'
import { store } from './profile-calls.ts'

export const year = new Date().getUTCFullYear()
export const FULL = {
  phone: '+91 98765 43210',
  birth_date: '2005-03-09T00:00:00.000Z',
  passoutYear: `${year + 1}-01-02T00:00:00.000Z`,
  bio: 'Mostly graphs.',
  github: 'https://github.com/ashaverma',
  codeforces: 'https://codeforces.com/profile/asha',
}
// A red PNG of 1 by 1 pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
export const photo = { name: 'me.png', mimeType: 'image/png', buffer: PNG }

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
/** Returns a section by its heading. The heading of the header card is the member's name. */
export const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Returns the value beside a term of the viewed profile. */
export const fact = (page: Page, term: string) =>
  page
    .getByRole('term')
    .and(page.getByText(term, { exact: true }))
    .locator('xpath=following-sibling::dd[1]')
export const picker = (page: Page) => page.locator('input[type=file]')

/** Opens the profile as a new member. */
export async function openProfile(page: Page, stored: object = {}): Promise<Person> {
  const person = await newMember()
  await signInWithoutForm(page, person.email)
  await store(page, stored)
  await openPage(page, '/profile')
  return person
}

export async function edit(page: Page, stored: object = {}): Promise<Person> {
  const person = await openProfile(page, stored)
  await button(page, 'EDIT').click()
  await expect(button(page, 'SAVE')).toBeVisible()
  return person
}

export const isViewed = (page: Page) => expect(button(page, 'EDIT')).toBeVisible()
