import { randomUUID } from 'node:crypto'
import { type Cookie, expect, type Page } from '@playwright/test'
import { ApprovedPeople, databaseOf } from '../server/testing/approved-people.ts'
import { ADMIN, MANAGER, MEMBER } from './open-site.ts'
import { mailIn, PASSWORD } from './site.ts'

interface Answer {
  success: boolean
  message: string
  token: string
  data: { _id: string; email: string }[] & { _id: string; handle: string }
}

/** Calls the running site from outside any browser. */
export async function callApi(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(`${process.env.E2E_URL}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Answer
}

let adminToken: Promise<string> | undefined

/** Calls as the admin, who signs in once for all preparations. */
export async function callApiAsAdmin(method: string, path: string, body?: object): Promise<Answer> {
  // A busy site may refuse to check a password.
  adminToken ??= tokenOf(ADMIN)
  const answer = await callApi(method, path, body, await adminToken)
  expect(answer, `${method} ${path}: ${answer.message}`).toMatchObject({ success: true })
  return answer
}

export interface Person {
  readonly email: string
  readonly name: string
}

/** Creates a signup that waits for approval. */
export async function newSignup(name?: string): Promise<Person> {
  const id = randomUUID().slice(0, 8)
  const person = { email: `${id}@college.edu`, name: name ?? `Member ${id}` }
  const fields = { password: PASSWORD, passoutYear: new Date().getFullYear(), provider: 'credentials' }
  expect(await callApi('POST', '/members/signup', { ...person, ...fields })).toMatchObject({ success: true })
  return person
}

const people = new ApprovedPeople(() => databaseOf(process.env.E2E_DATA ?? ''))
/** New people of this worker who have never signed in. */
const strangers = new Set<string>()

async function newPerson(role: 'member' | 'admin', tasks: string[], name?: string): Promise<Person> {
  const id = randomUUID().slice(0, 8)
  const person = { email: `${id}@college.edu`, name: name ?? `Member ${id}` }
  await people.create({ ...person, role, tasks, approver: ADMIN })
  strangers.add(person.email)
  return person
}

/** Creates a member that no other journey uses. */
export const newMember = (name?: string) => newPerson('member', [], name)

/** Creates an admin that no other journey uses: drafts are personal, and journeys run in parallel. */
export const newAdmin = () => newPerson('admin', [])

/** Creates a member with tasks that no other journey uses. */
export const newHelper = (...tasks: string[]) => newPerson('member', tasks)

/** Signs in for API calls. Returns the token. */
export const tokenOf = (email: string) => people.signIn(email, 'node')

const EVERYBODYS: readonly string[] = [ADMIN, MANAGER, MEMBER]
const sessions = new Map<string, Cookie[]>()
const COOKIE = { name: 'callofcode', httpOnly: true, sameSite: 'Lax' } as const

/**
 * Signs a browser in without the form, for journeys about something else. The shared admin, manager and member sign in once per
 * worker, so a journey that ends a session creates its own member. The first sign-in of a new member needs no password check.
 * Each later one is a call.
 */
export async function signInWithoutForm(page: Page, email: string, password = PASSWORD) {
  if (password === PASSWORD && strangers.delete(email)) {
    const token = await people.signIn(email, await page.evaluate(() => navigator.userAgent))
    const kept = { value: token, url: process.env.E2E_URL ?? '', expires: Date.now() / 1000 + 86_400 }
    return page.context().addCookies([{ ...COOKIE, ...kept }])
  }
  const session = sessions.get(email)
  if (session) return page.context().addCookies(session)
  const answer = await page.request.post('/api/v1/members/signin', { data: { email, password } })
  expect(answer.status()).toBe(200)
  if (!EVERYBODYS.includes(email)) return
  const cookies = await page.context().cookies()
  sessions.set(
    email,
    cookies.filter(({ name }) => name === COOKIE.name),
  )
}

/** Opens a page and waits until it is hydrated: a click before that would be lost. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Opens the filters of a list that has more filters than fit into a row. */
export const openFilters = (page: Page) => page.getByRole('button', { name: /^Filter/ }).click()

/** Touches the page and waits until it answers. A page that is only read runs no script before the touch. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('scroll'))
    // The root is hydrated before the boundary around the screen.
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })

/** Opens a page with a form. People can type after its draft was looked up, but Playwright's fill does not check that. */
export async function openToType(page: Page, path: string) {
  await openPage(page, path)
  await expect(page.locator('main form')).not.toHaveAttribute('inert')
}

/** Navigates to a path as a link does, without loading a page. */
export const followLink = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path)

/** Collects the requests that a page sends to an endpoint from now on. */
export function requestsTo(page: Page, method: string, path: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const isOne = request.method() === method && new URL(request.url()).pathname === `/api/v1${path}`
    if (isOne) sent.push((request.postDataJSON() ?? {}) as Record<string, unknown>)
  })
  return sent
}

/** Waits for one more response. All earlier requests of the page have been reported by then. */
export const allHeard = (page: Page) => page.evaluate(async () => (await fetch('/healthz')).text())

export const mailTo = (address: string, about: RegExp) => mailIn(process.env.E2E_DATA ?? '', address, about)
