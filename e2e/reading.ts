import { expect, type Page } from '@playwright/test'
import { openScreen } from './screens.ts'

const WIDTHS = [390, 1280]
// Soft expectations report all faults of a screen in one run.
const softly = expect.configure({ soft: true })

/** Chooses the language of this browser. */
export const readIn = (page: Page, language: string) =>
  page.context().addCookies([{ name: 'language', value: language, url: process.env.E2E_URL ?? '' }])

/** Returns the texts that a surrounding box cuts off. The design allows that only where it draws an ellipsis. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const boxesOf = (it: Element | null): Element[] => (it ? [it, ...boxesOf(it.parentElement)] : [])
    // Text for screen readers only is one pixel wide.
    const isCut = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const boxes = boxesOf(text.parentElement)
      const styles = boxes.map((box) => getComputedStyle(box))
      if (
        boxes.some(
          (box) =>
            box.matches('.listing, .skip, .sr, .crumb') || box.clientWidth === 1 || box.clientHeight === 0,
        ) ||
        styles.some((one) => one.textOverflow === 'ellipsis')
      )
        return false
      return boxes.some((box, at) => {
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const { overflowX, overflowY } = styles[at] ?? getComputedStyle(box)
        return lines.some(
          (line) =>
            (clips(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
            // A line is higher than its letters.
            (clips(overflowY) &&
              (line.top < top - line.height / 4 || line.bottom > bottom + line.height / 4)),
        )
      })
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.textContent?.trim() && isCut(text)) cut.push(text.textContent)
    return cut
  })

/** Opens the screen at both widths and expects that nothing overflows and no text is cut off. */
export async function expectFits(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await openScreen(page, path)
    const outside = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await softly
      .poll(outside, { message: `${path} sticks out at ${width}`, timeout: 3_000 })
      .toBeLessThanOrEqual(0)
    softly(await cutOff(page), `${path} at ${width}`).toEqual([])
  }
}
