import type { Browser, Page } from '@playwright/test'
import { openBenchSite } from '../bench-site.ts'
import { isBrief, median, startChromium } from '../process.ts'
import { type JudgeLanguage, judgeLanguages } from './judge-programs.ts'
import { judgeIsThere, SLUG } from './judge-site.ts'

const ROUNDS = isBrief ? 1 : 3
const WARM = isBrief ? 2 : 6
const PATIENCE = 120_000

export type PageLanguage = JudgeLanguage | 'typescript'

export interface BrowserRow {
  readonly language: JudgeLanguage
  /** Milliseconds from Run to the verdict on three samples: nothing fetched yet, fetched but not started, started. */
  readonly cold: number
  readonly fetched: number
  readonly warm: number
}

/** Measures from pressing Run to the verdict in Chromium. Aims, warm: JavaScript and Python 400 ms, C++ 1,200 ms. */
export async function judgeBrowser(): Promise<BrowserRow[]> {
  const site = await openBenchSite()
  const browser = await startChromium()
  try {
    await judgeIsThere(site.url)
    const rows: BrowserRow[] = []
    for (const language of judgeLanguages) rows.push(await measure(browser, site.url, language))
    return rows
  } finally {
    await browser.close()
    await site.remove()
  }
}

async function measure(browser: Browser, url: string, language: JudgeLanguage): Promise<BrowserRow> {
  const rounds: { cold: number; fetched: number; warm: number }[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneVisit(browser, url, language))
  const of = (pick: 'cold' | 'fetched' | 'warm') => Math.round(median(rounds.map((round) => round[pick])))
  return { language, cold: of('cold'), fetched: of('fetched'), warm: of('warm') }
}

/** Measures as a new visitor with an empty cache. */
async function oneVisit(browser: Browser, url: string, language: JudgeLanguage) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const cold = await firstRun(page, url, language)
    const fetched = await firstRun(page, url, language)
    const warm: number[] = []
    for (let time = 1; time <= WARM; time++) warm.push(await run(page, language, time))
    return { cold, fetched, warm: median(warm) }
  } finally {
    await context.close()
  }
}

async function firstRun(page: Page, url: string, language: JudgeLanguage) {
  await openProblem(page, url, language)
  await page.waitForLoadState('networkidle')
  return run(page, language, 0)
}

export async function openProblem(page: Page, url: string, language: PageLanguage) {
  const settings = JSON.stringify({ plain: true, language })
  await page.addInitScript((kept) => localStorage.setItem('bench', kept), settings)
  await page.goto(`${url}/dsa/problems/${SLUG}`)
}

/** Correct and wrong sources alternate, so that each verdict differs from the previous one. */
export async function run(
  page: Page,
  language: PageLanguage,
  time: number,
  patience = PATIENCE,
): Promise<number> {
  const isRight = time % 2 === 0
  await page.getByRole('textbox', { name: /^Code in / }).fill(sourceOf(language, isRight, time))
  return page.evaluate(
    ([words, patience]) =>
      new Promise<number>((resolve, reject) => {
        const status = document.querySelector('.results [role=status]')
        const button = [...document.querySelectorAll('button')].find((one) =>
          /^Run/.test(one.textContent ?? ''),
        )
        if (!status || !button) throw new Error('The screen is not as it was.')
        const started = performance.now()
        setTimeout(() => reject(new Error(`It says: ${status.textContent}`)), patience)
        const watch = new MutationObserver(() => {
          if (status.textContent !== words) return
          watch.disconnect()
          resolve(performance.now() - started)
        })
        watch.observe(status, { subtree: true, childList: true, characterData: true })
        button.click()
      }),
    [isRight ? '3 of 3 cases passed.' : '2 of 3 cases passed.', patience] as const,
  )
}

/** A wrong source also counts the cut after the last bead. */
function sourceOf(language: PageLanguage, isRight: boolean, time: number): string {
  if (language === 'typescript')
    return sourceOf('javascript', isRight, time).replace('(weights)', '(weights: number[]): number')
  if (language === 'python')
    return `class Solution:
    def fairCuts(self, weights):
        left = cuts = 0
        for weight in weights${isRight ? '[:-1]' : ''}:
            left += weight
            cuts += left * 2 == sum(weights)
        return cuts
# ${time}`
  if (language === 'javascript')
    return `function fairCuts(weights) {
  const total = weights.reduce((sum, one) => sum + one, 0)
  let left = 0, cuts = 0
  for (const weight of weights${isRight ? '.slice(0, -1)' : ''}) {
    left += weight
    if (left * 2 === total) cuts++
  }
  return cuts
}
// ${time}`
  return `class Solution {
public:
  int fairCuts(vector<int>& weights) {
    long long total = accumulate(weights.begin(), weights.end(), 0LL), left = 0;
    int cuts = 0;
    for (size_t at = 0; at ${isRight ? '+ 1 ' : ''}< weights.size(); at++) {
      left += weights[at];
      if (left * 2 == total) cuts++;
    }
    return cuts;
  }
};
// ${time}`
}
