import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { startSite } from '../bench-site.ts'
import { ALL_CORES, isBrief, root, startChromium } from '../process.ts'
import { openProblem, type PageLanguage, run } from './judge-browser.ts'

const LANGUAGES: PageLanguage[] = isBrief ? ['javascript'] : ['javascript', 'typescript', 'python', 'cpp']
/** Seconds before the run: at once, or after reading the statement. */
const READING = [0, 40]
/** C++ takes five minutes on a machine that is busy with other work. */
const PATIENCE = 900_000

export interface FirstRunRow {
  readonly language: PageLanguage
  readonly reading: number
  /** Milliseconds from Run to the result on three samples. */
  readonly waited: number
}

/**
 * Measures a newcomer's first run on a site that has just begun to build its judge. The page opens as soon as the port does, and
 * Run is pressed at once or after reading.
 */
export async function firstRuns(): Promise<FirstRunRow[]> {
  const browser = await startChromium()
  const giveBack = takeAway('judge/dist', '.cache/judge-assets')
  const rows: FirstRunRow[] = []
  try {
    for (const language of LANGUAGES)
      for (const reading of READING)
        rows.push({ language, reading, waited: await firstRun(browser, language, reading) })
    return rows
  } finally {
    await browser.close()
    giveBack()
  }
}

async function firstRun(browser: Browser, language: PageLanguage, reading: number): Promise<number> {
  rmSync(join(root, 'judge/dist'), { recursive: true, force: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'callofcode-bench-'))
  // The judge is built on all cores, as on the machine of a club.
  const site = await startSite(dataDir, { cores: ALL_CORES })
  const open = performance.now()
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await openProblem(page, site.url, language)
    await sleep(Math.max(0, open + reading * 1_000 - performance.now()))
    return Math.round(await run(page, language, 0, PATIENCE))
  } finally {
    await context.close()
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Moves parts of the repository aside, and returns a function that moves them back. */
function takeAway(...paths: string[]): () => void {
  const taken = paths.map((path) => join(root, path)).filter((path) => existsSync(path))
  for (const path of taken) {
    rmSync(`${path}.kept`, { recursive: true, force: true })
    renameSync(path, `${path}.kept`)
  }
  return () => {
    for (const path of taken) {
      rmSync(path, { recursive: true, force: true })
      renameSync(`${path}.kept`, path)
    }
  }
}
