import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { ADMIN, expect, MEMBER, test } from './journey.ts'
import {
  callApi,
  callApiAsAdmin,
  newMember,
  newSignup,
  openPage,
  signInWithoutForm,
  tokenOf,
} from './people.ts'
import { keepSettings, openTopic } from './problems.ts'
import { newBlog, newExperience, newModule } from './writing.ts'

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing is drawn for ${selector}`)
  const { x, y, width, height } = box
  return { left: x, right: x + width, width, top: y, bottom: y + height }
}

test('on a wide screen bar and content begin at one edge, and the back link of a new thread aligns with its title', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await signInWithoutForm(page, ADMIN)
  const screens = ['', '/blogs', '/interviewExp', '/forum', '/forum/new', '/createBlog', '/members', '/audit']
  const others = ['/dsa', '/dsa/problems', '/events', '/profile', '/settings', '/notifications']
  for (const path of [...screens.map((screen) => `/dashboard${screen}`), ...others]) {
    await openPage(page, path)
    const bar = await boxOf(page, '.app-bar > .btn.icon.only-wide svg')
    const content = await boxOf(page, 'main :is(h1, .id-card)')
    expect((await boxOf(page, 'main')).width, path).toBeLessThanOrEqual(1312)
    expect(Math.abs(content.left - bar.left), path).toBeLessThanOrEqual(8)
    if (path.endsWith('/forum/new')) await expectOneEdge(page)
  }
})

/** Expects the back link above the title, aligned with it. */
async function expectOneEdge(page: Page) {
  const back = await boxOf(page, '.back svg')
  const title = await boxOf(page, 'h1')
  expect(Math.abs(back.left - title.left)).toBeLessThanOrEqual(8)
}

test('on a phone the breadcrumb shows the current page in full, and the path before it where both fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInWithoutForm(page, ADMIN)
  const blog = await newBlog({ title: 'Sliding windows: grow always, shrink while it is wrong' })
  const lists = ['approvals', 'moderation', 'members'].map((name) => `/dashboard/${name}`)
  for (const path of [...lists, `/dashboard/history/blogs/${blog}`]) {
    await openPage(page, path)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    expect(await crumbs.evaluate((it) => it.scrollWidth - it.clientWidth), path).toBeLessThanOrEqual(0)
    const here = crumbs.locator('[aria-current]')
    expect(await here.evaluate((it) => it.scrollWidth - it.clientWidth), path).toBeLessThanOrEqual(0)
  }
})

test('CONST-01 on a phone the examples of a problem wrap, and its buttons fit while it is being judged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInWithoutForm(page, MEMBER)
  await keepSettings(page, { language: 'python' })
  await openPage(page, '/dsa/problems/sandbags-and-balloons')
  const cut = await page
    .locator('.statement-body pre')
    .evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth))
  expect(cut.length).toBeGreaterThan(2)
  expect(Math.max(...cut)).toBeLessThanOrEqual(0)

  await page.getByText('Code', { exact: true }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.getByText('leaves the editor')).toBeHidden()
  await serverHolds(page, '/api/v1/problems/*/submissions')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Judging…', { exact: true })).toBeVisible()
  const row = await boxOf(page, '.run-buttons')
  for (const name of ['Trace', 'Run', 'Judging…']) {
    const button = await page.locator('.run-buttons').getByRole('button', { name }).boundingBox()
    expect(button?.x, name).toBeGreaterThanOrEqual(row.left)
    expect((button?.x ?? 0) + (button?.width ?? 999), name).toBeLessThanOrEqual(row.right)
  }
  // The button stands within the results bar, and touches no line.
  const strip = await boxOf(page, '.verdict-bar')
  const ask = await boxOf(page, '.verdict-bar > .btn')
  expect(ask.right).toBeLessThanOrEqual(strip.right)
  expect(ask.top - strip.top).toBeGreaterThanOrEqual(4)
  expect(strip.bottom - ask.bottom).toBeGreaterThanOrEqual(4)
  // It shares the row of the tabs, so the verdict begins at once.
  expect(ask.top).toBeLessThan((await boxOf(page, '.verdict-bar > .tabs')).bottom)
})

test('DSA-20 the difficulties of a topic align in one column, whether or not a question can be solved on the site', async ({
  page,
}) => {
  await openTopic(page, /Arrays/)
  await expect(page.getByRole('link', { name: /^Solve / }).first()).toBeVisible()
  const lefts = await page
    .locator('.q .badge')
    .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(1)
})

test('on a phone nothing of the organisers’ lists overflows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, ADMIN)
  for (const screen of ['curriculum', 'curriculum/lists', 'members', 'approvals']) {
    await openPage(page, `/dashboard/${screen}`)
    const outside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(outside, screen).toBeLessThanOrEqual(0)
  }
})

test('on a tablet nothing overflows, and the field for a question’s name is wide enough', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signInWithoutForm(page, ADMIN)
  for (const path of ['/dsa', '/events', '/events?new=1', '/dashboard', '/settings', '/profile']) {
    await openPage(page, path)
    const outside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(outside, path).toBeLessThanOrEqual(0)
  }
  await openPage(page, '/dashboard/interviewExp')
  const search = page.getByRole('searchbox')
  await expect(search).toHaveAttribute('placeholder', 'Company, role or name')
  expect((await search.boundingBox())?.width).toBeGreaterThan(270)
  // In the narrow rail the icons have no words, so each icon must be different.
  const icons = page.getByRole('navigation', { name: 'Main' }).locator('a path')
  const drawn = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('d')))
  expect(new Set(drawn).size).toBe(drawn.length)
  await newSignup()
  await openPage(page, '/dashboard/approvals')
  await expect(page.getByRole('link', { name: /^Desk, / }).locator('.n')).toBeVisible()

  await openPage(page, '/dashboard/createModule')
  const name = page.getByLabel('Question name', { exact: true })
  // The form is redrawn after its draft was looked up.
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(180)
})

test('DASH-01 NAV-302 on a laptop every link of an admin’s sidebar is visible, and in a lower window the current one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/createInterviewExp')
  const list = page.getByRole('navigation', { name: 'Main' })
  const links = list.getByRole('link')
  const all = await links.count()
  expect(all).toBeGreaterThan(12)
  for (let at = 0; at < all; at++) await expect(links.nth(at)).toBeInViewport({ ratio: 1 })
  expect(await list.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 480 })
  await openPage(page, '/dashboard/createInterviewExp')
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await expect(links.first()).not.toBeInViewport()
})

/** Ticks a question that a module lists. */
async function tickSharedQuestion(page: Page) {
  const modules = (await (await page.request.get('/api/v1/getModules')).json()) as {
    data: { questions: { questionId: string | null }[] }[]
  }
  const shared = modules.data.flatMap(({ questions }) => questions).find(({ questionId }) => questionId)
  const toggle = `/api/v1/progress/memberId/questions/${shared?.questionId}/completed/toggle`
  await openPage(page, '/dsa')
  expect(await page.evaluate(async (path) => (await fetch(path, { method: 'PATCH' })).status, toggle)).toBe(
    200,
  )
}

test('MOD-01 on a phone the modules move nothing in sight while they come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) shifts.push((one as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, '/dashboard')
  await expect(page.locator('#app')).toHaveAttribute('data-start', 'done')
  await page.evaluate(() => document.fonts.ready)
  const all = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01)
})

test('a module’s title begins where its level begins, without the dial of a member too', async ({ page }) => {
  const { data } = (await (await page.request.get('/api/v1/getModules')).json()) as {
    data: { _id: string }[]
  }
  for (const width of [360, 1020]) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, `/dashboard/modules/${data[0]?._id}`)
    const [level, title] = [await boxOf(page, '.module-head .badge'), await boxOf(page, 'h1.title')]
    expect(Math.abs(title.left - level.left), `${width} px`).toBeLessThanOrEqual(2)
  }
})

test('MOD-10 the link to continue a module stays inside its card on a tablet, and names the problem that it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signInWithoutForm(page, (await newMember()).email)
  await tickSharedQuestion(page)
  await openPage(page, '/dashboard')
  const onward = page.locator('.resume .btn')
  await expect(onward).toContainText('Continue: ')
  const card = await boxOf(page, '.resume')
  const button = await boxOf(page, '.resume .btn')
  // The button stands under the text. Beside the text it overflowed the card.
  expect(button.width).toBeGreaterThan(card.width * 0.8)
  expect(button.right).toBeLessThan(card.right)
  const name = (await onward.innerText()).replace('Continue: ', '').trim()
  await onward.click()
  await expect(page).toHaveURL(/\/dsa\/problems\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('UI-09 a toast stands at the top center, inside the bar, and covers nothing of the page', async ({
  page,
}) => {
  await signInWithoutForm(page, MEMBER)
  await openPage(page, '/profile')
  await page.getByRole('button', { name: /^edit/i }).click()
  await page.getByRole('button', { name: 'SAVE', exact: true }).click()
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('[data-type]')
  await expect(toast).toContainText('No changes to save')
  const bar = await boxOf(page, 'header.bar')
  // The toast slides in from above.
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  const box = await toast.boundingBox()
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: Number.NaN }
  expect(y + height).toBeLessThanOrEqual(bar.bottom)
  expect(Math.abs(x + width / 2 - 1280 / 2)).toBeLessThan(12)
  const path = await boxOf(page, '.app-bar .crumb > :last-child')
  expect(path.right).toBeLessThan(x)
})

test('LAND-01 on a phone the bar of the landing page is one row, for visitors and for members', async ({
  page,
}) => {
  const bar = page.getByRole('banner')
  const inOneRow = async () => {
    const [brand, way] = [bar.getByRole('link').first(), bar.locator('.btn.primary')]
    const boxes = [await brand.boundingBox(), await way.boundingBox()]
    const [first, last] = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN))
    expect(Math.abs((first ?? 0) - (last ?? 0))).toBeLessThan(8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, '/')
  const headline = await boxOf(page, '.headline')
  expect([headline.left, headline.right]).toEqual([16, 344])
  await inOneRow()
  await page.setViewportSize({ width: 320, height: 640 })
  await inOneRow()
  await signInWithoutForm(page, MEMBER)
  await openPage(page, '/')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await inOneRow()
})

test('the audit shows an action in one line, and on a phone the time and the outcome beside it', async ({
  page,
}) => {
  await newMember()
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/audit')
  const actions = page.locator('.audit .row-facts > :first-child')
  await expect(actions.getByText('signup.approve').first()).toBeVisible()
  const linesOfActions = () =>
    actions.evaluateAll((all) =>
      all.map((it) => {
        const words = document.createRange()
        words.selectNodeContents(it)
        return words.getClientRects().length
      }),
    )
  // A row can be without a box for a moment, while the list is drawn again.
  await expect.poll(async () => new Set(await linesOfActions())).toEqual(new Set([1]))

  await page.setViewportSize({ width: 360, height: 740 })
  const middleOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  const action = await middleOf('.audit .row-facts')
  for (const beside of ['.audit-time', '.audit-outcome .badge'])
    expect(Math.abs((await middleOf(beside)) - action)).toBeLessThanOrEqual(4)
})

test('UI-20 a text without a place to break it makes no list wider than the screen', {
  tag: '@long',
}, async ({ page }) => {
  const [title, name, tag] = [200, 100, 40].map((length) => 'W'.repeat(length))
  await newModule({ title, description: 'W'.repeat(500), createdBy: name })
  await newBlog({ title, author: name, category: tag, tags: [tag] })
  await newExperience({ company: name, role: name })
  const thread = { title, category: 'General', content: title }
  const { data: posted } = await callApiAsAdmin('POST', '/forum/threads', thread)
  const flag = { postId: posted._id, reason: 'Other', note: title }
  const { email } = await newMember()
  const token = await tokenOf(email)
  await callApi('POST', '/forum/flags', flag, token)
  await signInWithoutForm(page, ADMIN)
  const [startsAt, endsAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const when = { startsAt, endsAt, timeZone: 'Asia/Kolkata' }
  await callApiAsAdmin('POST', '/events', { title, location: title, description: title, ...when })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/dashboard',
      '/dashboard/blogs',
      '/dashboard/interviewExp',
      // The filter can offer this company.
      `/dashboard/interviewExp?company=${name}`,
      '/dashboard/companies',
      `/dashboard/companies/${name}`,
      '/dashboard/forum',
      '/dashboard/moderation',
      '/events',
    ]) {
      await openPage(page, path)
      const wide = await page.evaluate(() => {
        const room = document.documentElement.clientWidth
        const out = [...document.querySelectorAll('main *')].filter(
          (one) => one.getBoundingClientRect().right > room + 1,
        )
        return document.documentElement.scrollWidth > room
          ? out
              .slice(0, 3)
              .map((one) => `${one.closest('[class]')?.className} ${one.parentElement?.className}`)
          : []
      })
      expect.soft([path, width, wide]).toEqual([path, width, []])
    }
  }
})
