import type { Locator, Page } from '@playwright/test'
import { serverChanges, serverRefuses } from './interception/server-holds.ts'
import { ADMIN, anotherPage, expect, MANAGER, test } from './journey.ts'
import { newMember, openFilters, openPage, signInWithoutForm, untilHydrated } from './people.ts'
import {
  callFrom,
  expectHarmless,
  expectRich,
  hostileText,
  inAnotherBrowser,
  listed,
  newExperience,
  reach,
  richText,
  toasts,
  unique,
  untilShown,
} from './writing.ts'

const PATH = '/dashboard/interviewExp'
const card = (page: Page, role: string) => page.getByRole('article').filter({ hasText: role })
const row = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const chosen = (page: Page, name: string) => row(page, name).locator('[aria-current]')
const choose = (page: Page, name: string, choice: string) =>
  row(page, name).getByRole('link', { name: choice, exact: true }).click()

/** Creates four experiences that the filters must distinguish, each identified by its role. */
async function fourExperiences() {
  const mark = unique('Role')
  const make = async (company: string, verdict: string) => {
    const role = `${company} ${verdict} ${mark}`
    await newExperience({ company, verdict, role })
    return role
  }
  return {
    googleSelected: await make('Google', 'Selected'),
    googleRejected: await make('Google', 'Rejected'),
    amazonSelected: await make('Amazon', 'Selected'),
    zohoPending: await make('Zoho', 'Pending'),
  }
}

type Four = Awaited<ReturnType<typeof fourExperiences>>

async function expectShown(page: Page, four: Four, shown: (keyof Four)[]) {
  for (const key of Object.keys(four) as (keyof Four)[])
    await expect(card(page, four[key])).toHaveCount(shown.includes(key) ? 1 : 0)
}

test('EXP-01 EXP-02 opening the screen fetches the list', async ({ page }) => {
  const role = unique('Analyst')
  await newExperience({ company: 'Google', role })
  await openPage(page, '/dashboard')
  const answer = page.waitForResponse('**/api/v1/getInteviewExp*')
  await reach(page, 'Interview Experiences')
  expect((await answer).status()).toBe(200)
  await expect(page.getByText('Learn from real interview experiences shared by the community')).toBeVisible()
  await expect(card(page, role)).toBeVisible()
})

test('EXP-03 EXP-04 EXP-05 EXP-06 EXP-07 EXP-08 EXP-09 company and result filter the list, alone, together, and from the address', {
  tag: '@spine',
}, async ({ page, browser }) => {
  const four = await fourExperiences()
  await openPage(page, PATH)
  await openFilters(page)
  const named = ['All', 'Google', 'Microsoft', 'Amazon', 'Meta', 'Netflix']
  await expect(row(page, 'Company').getByRole('link')).toHaveText(named)
  await expect(row(page, 'Result').getByRole('link')).toHaveText(['All', 'Selected', 'Rejected', 'Pending'])
  for (const name of ['Company', 'Result']) await expect(chosen(page, name)).toHaveText('All')
  await expectShown(page, four, ['googleSelected', 'googleRejected', 'amazonSelected', 'zohoPending'])

  await page.goto(`${PATH}?company=Google`)
  await expectShown(page, four, ['googleSelected', 'googleRejected'])
  await untilHydrated(page)
  await openFilters(page)
  await choose(page, 'Result', 'Selected')
  await expectShown(page, four, ['googleSelected'])

  const look = async (theirs: Page) => {
    await theirs.getByRole('button', { name: 'Filter (2)' }).click()
    await expect(chosen(theirs, 'Company')).toHaveText('Google')
    await expect(chosen(theirs, 'Result')).toHaveText('Selected')
    await expectShown(theirs, four, ['googleSelected'])
  }
  await page.reload()
  await look(page)
  await inAnotherBrowser(browser, page.url(), look)

  await choose(page, 'Company', 'All')
  await expectShown(page, four, ['googleSelected', 'amazonSelected'])
  await choose(page, 'Result', 'Pending')
  await expectShown(page, four, ['zohoPending'])

  // The menu lists a company that is missing from the row. The row stays unchanged.
  await choose(page, 'Result', 'All')
  await page.getByLabel('More companies').selectOption('Zoho')
  await expectShown(page, four, ['zohoPending'])
  await expect(row(page, 'Company').getByRole('link')).toHaveText(named)
  await expect(chosen(page, 'Company')).toHaveCount(0)
  await choose(page, 'Company', 'Google')
  await expect(page.getByLabel('More companies')).toHaveValue('')
})

test('EXP-10 a search finds a company that has no filter button', async ({ page }) => {
  const company = unique('Freshworks')
  const role = unique('Engineer')
  const four = await fourExperiences()
  await newExperience({ company, role })
  await openPage(page, PATH)
  await page.getByRole('searchbox', { name: 'Search experiences' }).fill(company.toLowerCase())
  await expectShown(page, four, [])
  await expect(card(page, role)).toBeVisible()
})

test('EXP-11 EXP-12 a card shows company, role and candidate, and leaves out a missing one', async ({
  page,
}) => {
  const [named, nameless] = [unique('Named'), unique('Nameless')]
  await newExperience({ company: 'Netflix', role: named, candidate: 'Tara Joshi' })
  await newExperience({ company: 'Meta', role: nameless })
  await page.goto(PATH)
  await expect(card(page, named)).toContainText('Netflix')
  await expect(card(page, named)).toContainText('by Tara Joshi')
  await expect(card(page, nameless)).toContainText('Meta')
  await expect(card(page, nameless)).not.toContainText(/\bby\b|null|undefined/)
})

test('EXP-13 CONST-07 the verdict is a badge: green, red, yellow, and grey for any other', async ({
  page,
}) => {
  const verdicts = ['Selected', 'Rejected', 'Pending', 'On hold']
  const roles = verdicts.map((verdict) => unique(verdict))
  for (const [at, role] of roles.entries())
    await newExperience({ company: 'Amazon', role, verdict: at < 3 ? verdicts[at] : 'Pending' })
  // No form or call accepts another verdict, so the test puts one into the response.
  await serverChanges(page, '/api/v1/getInteviewExp', (body) => {
    const answer = JSON.parse(body)
    for (const one of answer.data) if (one.role === roles[3]) one.verdict = 'On hold'
    return JSON.stringify(answer)
  })
  await openPage(page, '/dashboard')
  await reach(page, 'Interview Experiences')
  for (const theme of ['light', 'dark'] as const) {
    await page.locator('html').evaluate((root, dark) => root.classList.toggle('dark', dark), theme === 'dark')
    const seen = []
    for (const [at, role] of roles.entries())
      seen.push(await colourName(card(page, role).getByText(verdicts[at] ?? '', { exact: true })))
    expect(seen).toEqual(['green', 'red', 'yellow', 'grey'])
  }
})

/** Returns the name of a text's colour as a person would call it: by its hue, or grey where the hue is weak. */
async function colourName(text: Locator): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await text.evaluate((node) => {
    const brush = document.createElement('canvas').getContext('2d')
    if (!brush) return []
    brush.fillStyle = getComputedStyle(node).color
    brush.fillRect(0, 0, 1, 1)
    return [...brush.getImageData(0, 0, 1, 1).data]
  })
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most - least < 40) return 'grey'
  if (most === green) return 'green'
  return least === blue && green > most * 0.7 ? 'yellow' : 'red'
}

test('EXP-14 EXP-15 EXP-16 a card expands and collapses independently of the others', async ({ page }) => {
  const [one, other] = [unique('One'), unique('Other')]
  await newExperience({ company: 'Google', role: one, content: 'They asked for a heap' })
  await newExperience({ company: 'Google', role: other, content: 'They asked for a trie' })
  await openPage(page, PATH)
  for (const role of [one, other]) {
    await expect(card(page, role).getByRole('button')).toHaveText('Read Full Experience')
    await expect(card(page, role)).not.toContainText('They asked')
  }
  await card(page, one).getByRole('button', { name: 'Read Full Experience' }).click()
  const section = card(page, one).getByRole('region', { name: 'Interview Experience' })
  await expect(section.getByRole('heading', { name: 'Interview Experience' })).toBeVisible()
  await expect(section).toContainText('They asked for a heap')
  await expect(card(page, one).getByRole('button')).toHaveText('Collapse')
  await expect(card(page, other).getByRole('button')).toHaveText('Read Full Experience')
  await expect(card(page, other)).not.toContainText('They asked')

  await card(page, other).getByRole('button', { name: 'Read Full Experience' }).click()
  await card(page, one).getByRole('button', { name: 'Collapse' }).click()
  await expect(section).toBeHidden()
  await expect(card(page, one).getByRole('button')).toHaveText('Read Full Experience')
  await expect(card(page, other)).toContainText('They asked for a trie')
})

test('EXP-17 BLOG-18 the content is rendered and sanitized like a blog’s', async ({ page }) => {
  const [rich, hostile] = [unique('Rich'), unique('Hostile')]
  await newExperience({ company: 'Meta', role: rich, content: richText })
  await newExperience({ company: 'Meta', role: hostile, content: hostileText })
  await openPage(page, PATH)
  await card(page, rich).getByRole('button', { name: 'Read Full Experience' }).click()
  await expectRich(card(page, rich).locator('.prose'))
  await card(page, hostile).getByRole('button', { name: 'Read Full Experience' }).click()
  await expectHarmless(card(page, hostile).locator('.prose'))
})

async function submit(page: Page, role: string, anonymous: boolean) {
  await openPage(page, PATH)
  await page.getByRole('link', { name: 'Share your experience' }).click()
  const form = page.getByRole('form', { name: 'Submit an experience' })
  await form.getByLabel('Company').fill('Google')
  await form.getByLabel('Role').fill(role)
  await form.getByLabel('Verdict').selectOption('Selected')
  await form.getByRole('textbox', { name: 'Content' }).fill('Two rounds, one graph.')
  if (anonymous) await form.getByLabel('Submit anonymously').check()
  await form.getByRole('button', { name: 'Submit for review' }).click()
  await expect(toasts(page, 'Sent in for review')).toBeVisible()
}

const rolesListed = async () => (await listed('/getInteviewExp')).map(({ role }) => role)

async function accept(page: Page, role: string) {
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/submissions')
  await page.getByRole('button', { name: `Publish Google, ${role}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page, 'Experience Published')).toBeVisible()
}

test('EXP-18 EXP-20 a member’s experience appears under their name once an admin has accepted it', async ({
  page,
  browser,
}) => {
  const member = await newMember()
  const role = unique('Intern')
  await signInWithoutForm(page, member.email)
  await submit(page, role, false)
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Interview Experiences' })).toBeVisible()
  await expect(card(page, role)).toHaveCount(0)
  expect(await rolesListed()).not.toContain(role)

  const admin = await anotherPage(browser)
  await accept(admin, role)
  await admin.context().close()
  await page.goto(PATH)
  await expect(card(page, role)).toContainText(`by ${member.name}`)
  expect(await rolesListed()).toContain(role)
})

test('EXP-19 an anonymous experience names its author nowhere', async ({ page, browser }) => {
  const member = await newMember()
  const role = unique('Backend')
  await signInWithoutForm(page, member.email)
  await submit(page, role, true)
  const admin = await anotherPage(browser)
  await accept(admin, role)
  await admin.context().close()

  await inAnotherBrowser(browser, `${process.env.E2E_URL}${PATH}`, async (visitor) => {
    await expect(card(visitor, role)).toBeVisible()
    expect(await visitor.content()).not.toContain(member.name)
  })
  const answer = JSON.stringify(await listed('/getInteviewExp'))
  expect(answer).toContain(role)
  expect(answer).not.toContain(member.name)
})

test('ROLE-07 only an admin accepts or declines an experience', async ({ page, browser }) => {
  const member = await newMember()
  const role = unique('Undecided')
  await signInWithoutForm(page, member.email)
  await submit(page, role, false)
  const own = await (await page.request.get('/api/v1/experiences/mine')).json()
  const id = own.data[0]._id

  const manager = await anotherPage(browser)
  await signInWithoutForm(manager, MANAGER)
  const visitor = await anotherPage(browser)
  for (const ruling of ['accept', 'refuse']) {
    const path = `/experiences/${id}/${ruling}`
    expect((await callFrom(page, 'POST', path)).status()).toBe(403)
    expect((await callFrom(manager, 'POST', path)).status()).toBe(403)
    expect((await callFrom(visitor, 'POST', path)).status()).toBe(401)
  }
  await manager.goto('/dashboard/submissions')
  await expect(manager).toHaveURL('/unauthorized')
  await visitor.goto('/dashboard/submissions')
  await expect(visitor).toHaveURL(/\/signup/)
  expect(await rolesListed()).not.toContain(role)

  await signInWithoutForm(visitor, ADMIN)
  await openPage(visitor, '/dashboard/submissions')
  await visitor.getByRole('button', { name: `Decline Google, ${role}` }).click()
  await visitor.getByRole('dialog').getByLabel('Reason').fill('It names your interviewer.')
  await visitor.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(toasts(visitor, 'Experience Declined')).toBeVisible()
  expect(await rolesListed()).not.toContain(role)
  for (const one of [manager, visitor]) await one.context().close()
})

test('ERR-08 a refused list of experiences shows the reason once', async ({ page }) => {
  await serverRefuses(page, '/api/v1/getInteviewExp', 403, { message: 'The folder is locked' })
  await openPage(page, '/dashboard')
  await reach(page, 'Interview Experiences')
  await expect(toasts(page, 'The folder is locked')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(1)
})

test('ERR-09 when no answer comes, the list of experiences shows that, and loads once the connection is back', {
  tag: '@long',
}, async ({ page }) => {
  const role = unique('Later')
  await newExperience({ company: 'Google', role })
  await page.clock.install()
  await page.route('**/api/v1/getInteviewExp*', (route) => route.abort())
  await openPage(page, '/dashboard')
  await reach(page, 'Interview Experiences')
  await untilShown(page, toasts(page, 'Network error. Please check your connection.'))
  await page.unroute('**/api/v1/getInteviewExp*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, role)).toBeVisible()
})
