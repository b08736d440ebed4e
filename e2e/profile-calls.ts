import type { Page, Request } from '@playwright/test'
import { expect } from './journey.ts'
import { FROM_HERE } from './questions.ts'

const PATH = '/api/v1/members/'

export interface Profile {
  readonly _id: string
  readonly [field: string]: unknown
}

/** Returns the stored profile of the member signed in on this page. */
export async function storedProfile(page: Page): Promise<Profile> {
  const { users } = await (await page.request.get(PATH)).json()
  return users[0]
}

export async function store(page: Page, memberData: object) {
  const response = await page.request.patch(PATH, {
    headers: FROM_HERE,
    multipart: { memberData: JSON.stringify(memberData) },
  })
  expect(response.status()).toBe(200)
}

const isSave = (request: Request) => request.method() === 'PATCH' && request.url().endsWith(PATH)

/** Collects the saves that a page sends from now on. */
export function savesOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => isSave(request) && sent.push(request))
  return sent
}

/** Clicks SAVE and returns the sent data: the names of the form's parts, and `memberData`. */
export async function save(page: Page): Promise<{ parts: string[]; memberData: object }> {
  const form = await page.evaluateHandle(watchForms)
  const asked = page.waitForRequest(isSave)
  await page.getByRole('button', { name: 'SAVE' }).click()
  await asked
  const parts = await form.evaluate(({ sent }) => [...(sent?.keys() ?? [])])
  const memberData = await form.evaluate(({ sent }) => String(sent?.get('memberData')))
  return { parts, memberData: JSON.parse(memberData) }
}

/** Records the next form inside the page: Playwright cannot read the body of a request with a file. */
function watchForms(): { sent: FormData | undefined } {
  const kept: { sent: FormData | undefined } = { sent: undefined }
  const send = window.fetch
  window.fetch = (input, init) => {
    if (init?.body instanceof FormData) kept.sent = init.body
    return send(input, init)
  }
  return kept
}
