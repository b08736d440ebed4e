import { axeFinds } from './axe.ts'
import { expect, needsHttps, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { expectFits, readIn } from './reading.ts'
import { expectWhole } from './screens.ts'
import { PASSWORD } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

/** The screens whose texts all come from the catalogue. */
const VISITORS = [
  '/',
  '/signup',
  '/signup?tab=signup',
  '/signup?tab=forgot',
  '/dsa',
  '/dsa?topic=none',
  '/confirm',
  '/unauthorized',
  '/nowhere',
]
const MEMBERS = ['/today', '/dsa']
test('CLUB-289 in the long language of tests nothing sticks out or is cut off, at both widths', {
  tag: '@long',
}, async ({ page }) => {
  await readIn(page, 'en-XA')
  for (const path of VISITORS) await expectFits(page, path)
  await signInWithoutForm(page, (await newMember()).email)
  for (const path of MEMBERS) await expectFits(page, path)
})

test('CLUB-290 from right to left nothing sticks out or is cut off, and the sidebar stands on the right', {
  tag: '@long',
}, async ({ page }) => {
  await readIn(page, 'ar-XB')
  for (const path of VISITORS) await expectFits(page, path)
  await signInWithoutForm(page, (await newMember()).email)
  for (const path of MEMBERS) await expectFits(page, path)
  const side = await page.locator('.shell > .side').boundingBox()
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeGreaterThanOrEqual(1279)
})

test('CLUB-291 in Hindi the converted screens fit, are whole for screen readers, and say no English', {
  tag: '@long',
}, async ({ page }) => {
  await readIn(page, 'hi')
  for (const path of VISITORS) {
    await expectFits(page, path)
    await expectWhole(page)
  }
  await openPage(page, '/signup?tab=signup')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
  await page.getByRole('button', { name: 'अकाउंट बनाएँ' }).click()
  await expect(page.getByText('नाम लिखना ज़रूरी है।')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
})

test('CLUB-286 a visitor chooses Hindi at the foot of the first page; it stays, and a member keeps it on every device', {
  tag: '@spine',
}, async ({ page, browser }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('link', { name: 'कोडिंग शुरू करें' })).toBeVisible()
  await openPage(page, '/dsa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('डेटा स्ट्रक्चर और एल्गोरिदम में महारत पाएँ')

  const { email } = await newMember()
  await page.goto('/signup')
  await page.getByLabel('ईमेल', { exact: true }).fill(email)
  await page.getByLabel('पासवर्ड', { exact: true }).fill('Wrong-2024!')
  await page.getByRole('button', { name: 'लॉग इन' }).click()
  await expect(page.getByText('इस ईमेल और पासवर्ड का कोई अकाउंट नहीं है।')).toBeVisible()
  await page.getByRole('button', { name: 'लॉग इन पर लौटें' }).click()
  await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'लॉग इन' }).click()
  await expect(page.getByText('सफल: आप लॉग इन हो गए')).toBeVisible()

  await openPage(page, '/settings')
  const isKept = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().endsWith('/me/language'),
  )
  await page.getByRole('group', { name: 'भाषा' }).getByRole('radio', { name: 'हिन्दी' }).click()
  await isKept
  const other = await (await browser.newContext({ baseURL: process.env.E2E_URL ?? '' })).newPage()
  await signInWithoutForm(other, email)
  await openPage(other, '/today')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('आज')
  await openPage(other, '/settings')
  await other.getByRole('radio', { name: 'English' }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await other.context().close()
})

test('CLUB-287 dates and numbers are written as the reader’s language does', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await readIn(page, 'hi')
  await openPage(page, '/today')
  const day = new Intl.DateTimeFormat('hi', { weekday: 'long' }).format(new Date())
  await expect(page.locator('.page-head .label')).toContainText(day)
  await openPage(page, '/dsa/streak')
  await expect(page.locator('.streak-now')).toContainText('दिन')
})

test('CLUB-291 without a network the page that stands in is in the language of the reader', {
  tag: '@long',
}, async ({ page, context }) => {
  needsHttps('service worker')
  await signInWithoutForm(page, (await newMember()).email)
  await readIn(page, 'hi')
  await openPage(page, '/dsa')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length))
    .toBe(1)
  await context.setOffline(true)
  await page.goto('/dashboard/forum')
  await expect(page.getByRole('heading', { level: 1, name: 'आप ऑफ़लाइन हैं' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.getByRole('button', { name: 'फिर कोशिश करें' }).click()
  await expect(page.getByText('अभी नेटवर्क नहीं है। यह पेज खोजता रहेगा।')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
})
