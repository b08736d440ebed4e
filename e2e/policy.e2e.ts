import { expect, test } from './journey.ts'
import { openPage } from './people.ts'

// Every journey fails on an error in the console, so each screen that a journey opens is watched. This proves that the
// refusals of the content security policy are among these errors.
test('a violation of the content security policy fails every journey', async ({ page, complaints }) => {
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
