import type { Page } from '@playwright/test'
import type { Person } from './people.ts'
import { callFrom, unique } from './writing.ts'

/** Starts a thread as the member signed in on the page. */
export async function start(page: Page, content = 'Why?') {
  const body = { title: unique('Live'), category: 'General', content }
  const answer = await (await callFrom(page, 'POST', '/forum/threads', body)).json()
  return { id: answer.data._id as string, path: `/dashboard/forum/${answer.data._id}` }
}

export const replyFrom = (page: Page, id: string, content: string) =>
  callFrom(page, 'POST', `/forum/threads/${id}/replies`, { content })

/** Returns the handle of a new member, for mentions. */
export const handleOf = ({ name }: Person) => name.toLowerCase().replace(/\W+/g, '.')

/** Returns the form of a reply. It cannot be edited until its draft has loaded. */
export const replyForm = (page: Page) =>
  page.getByRole('form', { name: 'Your reply' }).and(page.locator(':not([inert])'))
export const replyText = (page: Page) => replyForm(page).getByRole('textbox', { name: 'Your reply' })
