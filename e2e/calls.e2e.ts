import type { Page, Request } from '@playwright/test'
import { expect, MEMBER, signIn, test } from './journey.ts'
import { followLink, newMember, openPage, signInWithoutForm } from './people.ts'
import { boxOf, openTopic } from './questions.ts'
import { toasts } from './writing.ts'

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/v1/')

/** Collects the calls that this page makes from now on. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => isCall(request) && calls.push(request))
  return calls
}

async function saveName(page: Page, name: string) {
  await openPage(page, '/profile')
  await page.getByRole('button', { name: 'EDIT' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(toasts(page, 'Success: Profile Updated')).toBeVisible()
}

test('API-05 every call carries the sign-in cookie, and its body is JSON, except when saving a profile', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const calls = callsOf(page)
  const { questions } = await openTopic(page)
  const question = questions[0]
  if (!question) throw new Error('The topic has no questions')
  await boxOf(page, question).click()
  await expect(boxOf(page, question)).toBeChecked()
  await openPage(page, '/dashboard/submitExperience')
  await page.getByLabel('Role', { exact: true }).fill('Intern')
  await expect.poll(() => calls.some((call) => call.method() === 'PUT')).toBe(true)
  await followLink(page, '/dashboard/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
  await saveName(page, 'Somebody Else')

  const kinds = new Set<string>()
  for (const call of calls) {
    const headers = await call.allHeaders()
    expect.soft(headers.cookie, call.url()).toMatch(/callofcode=[\w-]{43}/)
    const isProfile = call.method() === 'PATCH' && call.url().endsWith('/members/')
    if (isProfile) expect.soft(headers['content-type']).toMatch(/^multipart\/form-data/)
    else if (call.postData() !== null) {
      expect.soft(headers['content-type'], call.url()).toBe('application/json')
      expect.soft(() => JSON.parse(call.postData() ?? ''), call.url()).not.toThrow()
    }
    kinds.add(isProfile ? 'form' : call.postData() === null ? 'bare' : 'json')
  }
  expect([...kinds].sort()).toEqual(['bare', 'form', 'json'])
})

test('API-05 the sign-in form sends JSON', async ({ page }) => {
  const calls = callsOf(page)
  await signIn(page, MEMBER)
  const [sent] = calls.filter((call) => call.method() === 'POST')
  expect(sent?.headers()['content-type']).toBe('application/json')
  expect(sent?.postDataJSON()).toMatchObject({ email: MEMBER })
})
