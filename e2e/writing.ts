import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { callApi, callApiAsAdmin } from './people.ts'

/** Returns a text that no other journey uses. */
export const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`

async function publish(path: string, body: object): Promise<string> {
  return (await callApiAsAdmin('POST', path, body)).data._id
}

/** The following functions publish over HTTP as the admin. Each returns the id. */
export const newModule = (given: object) =>
  publish('/admin/createModule', { description: 'Short', questions: [], ...given })
export const newBlog = (given: object) =>
  publish('/admin/createBlog', { author: 'Ananya Rao', content: 'Words', tags: [], ...given })
export const newExperience = (given: object) =>
  publish('/admin/createInterviewExp', { role: 'SDE', verdict: 'Selected', content: 'Rounds', ...given })

/** Returns the items of a public list. */
export async function listed(path: string): Promise<Record<string, unknown>[]> {
  return (await callApi('GET', path)).data as unknown as Record<string, unknown>[]
}

/** Calls with the cookie of a page's browser, and sends the Origin header as a browser does. */
export const callFrom = (page: Page, method: string, path: string, data?: object) =>
  page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { origin: process.env.E2E_URL ?? '' },
    ...(data && { data }),
  })

/** Returns the toasts of a page with this text. */
export const toasts = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Opens a screen by the sidebar, so that the browser fetches its list. */
export const reach = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click()

/** Advances the clock until the element shows, because failed calls are retried after pauses. */
export async function untilShown(page: Page, what: Locator) {
  for (let second = 0; second < 20 && !(await what.isVisible()); second++) await page.clock.runFor(1000)
  await expect(what).toBeVisible()
}

/** Opens an address in a browser that shares no storage with this one. */
export async function inAnotherBrowser(browser: Browser, url: string, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await look(page)
  await context.close()
}

export const richText = `## From both ends

- left
- right

| Case | Cost |
| --- | --- |
| Best | constant |

![The mark of the club](/mark.svg)

\`\`\`python
def two(nums):
    return "found"
\`\`\`

It takes $O(n)$ steps, and $$\\sum_{i=1}^{n} i$$ in all.

Press <kbd>Ctrl</kbd> and read <mark>this</mark>.`

/** Expects that the Markdown, code, math and safe markup of `richText` are rendered, not shown as source. */
export async function expectRich(prose: Locator) {
  await expect(prose.getByRole('heading', { name: 'From both ends' })).toBeVisible()
  await expect(prose.getByRole('listitem').filter({ hasText: /^left$/ })).toBeVisible()
  await expect(prose.getByRole('cell', { name: 'constant' })).toBeVisible()
  const image = prose.getByRole('img', { name: 'The mark of the club' })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
  await expectColours(prose)
  await expect(prose.locator('math')).toHaveCount(2)
  await expect(prose).not.toContainText('$')
  await expect(prose.locator('kbd')).toHaveText('Ctrl')
  await expect(prose.locator('mark')).toHaveText('this')
}

async function expectColours(prose: Locator) {
  const code = prose.locator('pre code')
  const colourOf = (part: Locator) => part.evaluate((node) => getComputedStyle(node).color)
  const keyword = await colourOf(code.getByText('def', { exact: true }))
  const text = await colourOf(code.getByText('"found"'))
  expect(new Set([keyword, text, await colourOf(code)]).size).toBe(3)
}

export const hostileText = `Before

<script>window.caught = 'script'</script>
<img src="/nowhere.png" onerror="window.caught = 'handler'" alt="broken">
<p onclick="window.caught = 'click'">Click here</p>
<a href="javascript:window.caught = 'address'">markup link</a> [plain link](javascript:window.caught='link')
<iframe src="/dashboard"></iframe><object data="/dashboard"></object>
<form action="/api/v1/logout"><input name="trap"><button>Send it</button></form>
<svg onload="window.caught = 'drawing'"></svg><style>body { display: none }</style>

After`

/** Expects that nothing of `hostileText` is in the page or has run, even after clicks. */
export async function expectHarmless(prose: Locator) {
  await expect(prose).toContainText('Before')
  await expect(prose).toContainText('After')
  await expect(prose.locator('script, iframe, object, form, input, style, [style], svg')).toHaveCount(0)
  const found = await prose.evaluate(
    (node) =>
      [...node.querySelectorAll('*')].flatMap((one) =>
        [...one.attributes].filter(({ name, value }) => /^on/.test(name) || /javascript:/i.test(value)),
      ).length,
  )
  expect(found).toBe(0)
  await prose.getByText('Click here').click()
  await prose.getByText('markup link').click()
  expect(await prose.evaluate(() => 'caught' in window)).toBe(false)
}
