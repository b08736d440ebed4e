import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Rules that axe does not run by default (experimental or opt-in). This site must pass them. */
const MORE = ['css-orientation-lock', 'table-fake-caption', 'target-size', 'td-has-header']

/** Returns the violations that axe finds in a page or a part of it, by these rules, or by all. */
export async function axeFinds(page: Page, part?: string, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source)
  const chosen: RunOptions =
    rules.length > 0
      ? { runOnly: { type: 'rule', values: [...rules] } }
      : { rules: Object.fromEntries(MORE.map((rule) => [rule, { enabled: true }])) }
  // The tests read only violations, so passed rules are not recorded.
  const options: RunOptions = { ...chosen, resultTypes: ['violations'], selectors: false, iframes: false }
  return page.evaluate(
    async ({ within, how }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // A text that is fading, such as a toast that leaves, has no contrast for a moment.
      const fades = ({ effect, playState }: Animation) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        Number.isFinite(effect.getComputedTiming().endTime) &&
        effect.getKeyframes().some((frame) => 'opacity' in frame)
      const fading = document.getAnimations().filter(fades)
      await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)))
      // Content below a sticky bar can be scrolled out from under it. axe would report it as too small a target.
      const bar = document.querySelector<HTMLElement>('.bottom-bar')
      bar?.style.setProperty('position', 'static')
      const { violations } = await axe.run(within ?? document, how)
      bar?.style.removeProperty('position')
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      )
    },
    { within: part, how: options },
  )
}

/** Expects each target to be as large as a finger needs: 24 px in both directions (WCAG 2.2, 2.5.8). */
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
