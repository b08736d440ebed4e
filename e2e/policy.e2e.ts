import { expect, test } from './journey.ts'
import { openPage } from './people.ts'

// Every journey fails on an error in the console, which covers every screen that a journey opens. This test proves that
// violations of the content security policy are among these errors.
test('a violation of the content security policy fails every journey', { tag: '@spine' }, async ({
  page,
  complaints,
}) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    const image = new Image()
    image.src = 'https://elsewhere.example/image.png'
  })
  await expect.poll(() => complaints.join('\n')).toMatch(/script-src/)
  await expect.poll(() => complaints.join('\n')).toMatch(/img-src/)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  complaints.length = 0
})

test('SAFE-420 code that is marked over several lines and typed over breaks no rule of the policy', async ({
  page,
}) => {
  await openPage(page, '/dsa/problems/fair-cuts')
  const code = page.locator('.cm-content')
  await code.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('let a = 1\nlet b = "two"\nreturn b // a')
  // A browser that joins such lines by itself adds inline styles.
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.type('x')
  await expect(code).toHaveText('let a = 1x')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('(')
  await expect(code).toHaveText(/^\(let a = 1let b = "two"return b \/\/ a\)$/)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await expect(code).toHaveText('')
})
