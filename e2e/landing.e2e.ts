import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openPage } from './people.ts'
import {
  codeOf,
  FAIR_CUTS_JAVASCRIPT,
  FAIR_CUTS_QUADRATIC,
  judgeIsMade,
  runStatus,
  switchPlain,
} from './problems.ts'

const why = (page: Page) => page.getByRole('region', { name: 'WHY JOIN US?' })
const hero = (page: Page) => page.getByRole('region', { name: 'CODE. CREATE. CONQUER.' })
const closing = (page: Page) => page.getByRole('region', { name: 'READY TO ANSWER THE CALL?' })

test('LAND-01 LAND-02 LAND-04 LAND-18 the top bar: club title, ABOUT, the light/dark toggle; below it the parts in their order', async ({
  page,
}) => {
  await openPage(page, '/')
  const parts = [
    page.getByRole('banner'),
    hero(page),
    why(page),
    closing(page),
    page.getByRole('contentinfo'),
  ]
  const tops: number[] = []
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(new Set(tops).size).toBe(5)

  const bar = page.getByRole('banner')
  await expect(bar).toContainText('CALL OF CODE')

  const top = async () => (await why(page).boundingBox())?.y ?? Number.NaN
  expect(await top()).toBeGreaterThan(400)
  await bar.getByRole('link', { name: 'ABOUT' }).click()
  await expect.poll(top).toBeLessThan(100)
  await expect(why(page).getByRole('heading', { name: 'WHY JOIN US?' })).toBeInViewport({ ratio: 1 })

  const root = page.locator('html')
  await expect(root).toHaveClass(/\bdark\b/)
  await bar.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root).not.toHaveClass(/\bdark\b/)
})

test('LAND-03 LAND-05 LAND-08 LAND-09 LAND-16 every link leads where it says', { tag: '@spine' }, async ({
  page,
}) => {
  const ways = [
    ['EVENTS', '/events'],
    ['JOIN NOW', '/signup?tab=signup'],
    ['START CODING', '/dsa'],
    ['EXPLORE', '/dashboard'],
    ['JOIN CALL OF CODE', '/signup?tab=signup'],
  ] as const
  await openPage(page, '/')
  for (const [name, path] of ways) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(hero(page)).toBeVisible()
  }
})

test('LAND-11 the highlighted line shows five phrases, one every 3 s, and starts over, on a page that nobody touches; it rests where less motion is preferred, and the button overrules that', async ({
  page,
}) => {
  await page.goto('/')
  expect(await isMoving(page)).toBe(true)
  const seen: string[] = []
  for (let second = 0; second < 30; second++) seen.push(await phraseAt(page, second + 0.5))
  const five = [...new Set(seen)]
  expect(five).toHaveLength(5)
  expect(seen).toEqual([...five, ...five].flatMap((phrase) => [phrase, phrase, phrase]))

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  await expect.poll(() => isMoving(page)).toBe(false)
  await page.getByRole('button', { name: 'Play the code animation' }).click()
  await expect.poll(() => isMoving(page)).toBe(true)
  await page.getByRole('button', { name: 'Pause the code animation' }).click()
  await expect.poll(() => isMoving(page)).toBe(false)
})

const isMoving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().some((one) => {
      const { target } = one.effect as KeyframeEffect
      return one.playState === 'running' && target?.closest('.lines') !== null
    }),
  )

/** Returns the phrase in the highlight after this many seconds. */
const phraseAt = (page: Page, seconds: number) =>
  page.evaluate((time) => {
    for (const one of document.getAnimations()) {
      if (!(one.effect as KeyframeEffect).target?.closest('.lines')) continue
      one.pause()
      one.currentTime = time
    }
    const { top, height } = document.querySelector('.sight')?.getBoundingClientRect() ?? new DOMRect()
    const within = [...document.querySelectorAll('.window p')].find((line) => {
      const at = line.getBoundingClientRect()
      return Math.abs(at.top - top) < height / 2
    })
    return within?.textContent ?? ''
  }, seconds * 1000)

test('the landing page loads without parts.css and uses none of its rules; parts.css is inserted before another screen shows', async ({
  page,
}) => {
  const parts = partsOf(await (await page.request.get('/dsa')).text())
  expect(partsOf(await (await page.request.get('/')).text())).toBe('')
  await openPage(page, '/')
  expect(await page.evaluate(rulesThatMatch, parts)).toEqual([])
  await page.getByRole('link', { name: 'START CODING' }).click()
  const search = page.getByPlaceholder('Search topics...')
  await expect(search).toBeVisible()
  // The styles of one screen come last, after the styles of every page, as in a page that loads with them.
  const order = await page.evaluate(() => [...document.styleSheets].map(({ href }) => Boolean(href)))
  expect(order.slice(0, 2)).toEqual([false, true])
  const inPlace = await search.evaluate((field) => getComputedStyle(field).border)
  await page.reload()
  expect(await search.evaluate((field) => getComputedStyle(field).border)).toBe(inPlace)
})

const partsOf = (html: string) => /<style id="parts">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

/** Returns the rules that match an element of the page, in any state. */
function rulesThatMatch(css: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  /** Splits at the commas of the list and ignores those within parentheses. */
  const apart = (list: string) => {
    const parts = ['']
    let depth = 0
    for (const letter of list) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
      if (letter === ',' && depth === 0) parts.push('')
      else parts.push(parts.pop() + letter)
    }
    return parts
  }
  const selectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return apart(rule.selectorText)
      return rule instanceof CSSGroupingRule ? selectors(rule.cssRules) : []
    })
  const anyState = (selector: string) =>
    selector
      .replace(/::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?|disabled|checked)(?![\w-])/g, '')
      .replaceAll(':not()', '')
  return selectors(sheet.cssRules).filter((selector) => {
    const plain = anyState(selector).trim()
    return plain !== '' && document.querySelector(plain) !== null
  })
}

const program = (page: Page) => page.getByRole('region', { name: 'SEE EVERY STEP' })

test('LAND-20 LAND-21 a recorded run stands in the page; its script comes when it is in sight, and then keys and buttons step', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  const atFirst = scripts.length
  await expect(program(page).locator('.hl')).toHaveText('slow = 0')
  await expect(program(page).getByRole('img')).toHaveAccessibleName('nums: 0, 4, 0, 7, 2')
  expect(scripts).toHaveLength(atFirst)

  const box = await program(page).elementHandle()
  await program(page).scrollIntoViewIfNeeded()
  const forward = program(page).getByRole('button', { name: 'Step forward' })
  await expect(forward).toBeEnabled()
  expect(scripts.length).toBeGreaterThan(atFirst)
  expect(await box?.evaluate((element) => element.isConnected), 'the markup of the server stays').toBe(true)

  await forward.click()
  await expect(program(page).getByText('Step 2 of 23. Line 3. slow is 0.')).toBeAttached()
  await page.keyboard.press('End')
  await expect(program(page).getByRole('img')).toHaveAccessibleName(/^nums: 4, 7, 2, 0, 0; /)
  await expect(program(page).getByRole('slider')).toHaveAttribute('aria-valuetext', '23 of 23')
  await page.keyboard.press('ArrowLeft')
  await expect(program(page).getByText(/^Step 22 of 23\. Line 8\./)).toBeAttached()
  await program(page).getByRole('button', { name: 'Play' }).click()
  await expect(program(page).getByText(/^Step 23 of 23\./)).toBeAttached()
})

test('LAND-20 LAND-22 LAND-23 who comes from another page finds the run and the numbers too, and solves a problem without an account', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await judgeIsMade(page.request, baseURL)
  const { topics } = (await (await page.request.get('/api/v1/topics/')).json()) as { topics: Topic[] }
  const { data } = (await (await page.request.get('/api/v1/problems')).json()) as { data: unknown[] }
  const questions = topics.flatMap((one) => Object.values(one.questions)).reduce((sum, many) => sum + many, 0)
  const numbers = [String(topics.length), String(questions), String(data.length)]
  const shown = why(page).locator('.try-counts dd')
  await openPage(page, '/')
  await expect(shown).toHaveText(numbers)
  await openPage(page, '/events')
  await page.getByRole('link', { name: 'Call of Code' }).first().click()
  await expect(program(page)).toBeVisible()
  await expect(shown).toHaveText(numbers)

  await page.getByRole('link', { name: /^Try one now/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron Trade' })).toBeVisible()

  await openPage(page, '/dsa/problems/fair-cuts')
  await switchPlain(page)
  await codeOf(page).fill(FAIR_CUTS_JAVASCRIPT.replace('slice(0, -1)', 'slice(0)'))
  await page.getByRole('button', { name: 'Submit' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByText('Wrong Answer').first()).toBeVisible()
  await codeOf(page).fill(FAIR_CUTS_JAVASCRIPT)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(runStatus(page)).toHaveText('All 3 samples and 400 more inputs passed, here in the browser.')
  await expect(results.getByText('Accepted')).toBeVisible()
  await expect(results.getByRole('link', { name: 'Sign up to have it everywhere' })).toBeVisible()

  // When the small inputs pass, the larger inputs decide.
  await codeOf(page).fill(FAIR_CUTS_QUADRATIC)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(results.getByText(/but too slow: at n = \d+ it did not end/)).toBeVisible()
  await expect(results.getByText('Time Limit Exceeded')).toBeVisible()
  await expect(results.getByText('Accepted')).toBeHidden()
})

interface Topic {
  readonly questions: Record<string, number>
}
