import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

/** Expects each of them to be as large as a finger needs: 24 px either way (WCAG 2.2, 2.5.8). */
export async function expectPressable(targets: Locator) {
  await expect(targets.first()).toBeVisible()
  const small = await targets.evaluateAll((all) =>
    all
      .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ words, box }) => `${words}: ${box.width} x ${box.height}`),
  )
  expect(small).toEqual([])
}
