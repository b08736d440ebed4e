import type { Page } from '@playwright/test'
import type { Person } from './people.ts'
import { callFrom, unique } from './writing.ts'

/** A thread of whoever is signed in on the page. */
export async function start(page: Page, content = 'Why?') {
  const body = { title: unique('Live'), category: 'General', content }
  const answer = await (await callFrom(page, 'POST', '/forum/threads', body)).json()
  return { id: answer.data._id as string, path: `/dashboard/forum/${answer.data._id}` }
}

export const replyFrom = (page: Page, id: string, content: string) =>
  callFrom(page, 'POST', `/forum/threads/${id}/replies`, { content })

/** How a new member is named in a text. */
export const handleOf = ({ name }: Person) => name.toLowerCase().replace(/\W+/g, '.')

/** Where a reply is written. It cannot be typed in before its draft was looked for. */
export const replyForm = (page: Page) =>
  page.getByRole('form', { name: 'Your reply' }).and(page.locator(':not([inert])'))
export const replyText = (page: Page) => replyForm(page).getByRole('textbox', { name: 'Your reply' })
