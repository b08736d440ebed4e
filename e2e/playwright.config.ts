import { existsSync, statfsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../tools/browser.ts'
import { lanFlags } from './lan-name.ts'

// Chromium's processes share memory through files in this folder. With too little space they use files on the disk, which costs
// about 8 % more CPU.
const SHARED = '/dev/shm'
const hasRoom = existsSync(SHARED) && statfsSync(SHARED).bavail * statfsSync(SHARED).bsize > 2 ** 30

/**
 * The tag of journeys that take long and find little that others miss. `npm test -- screens` runs them. One journey for each
 * screen and each promise stays in the gate.
 */
export const LONG = /@long/

/** Journeys that need their own site (`attacks.config.ts`). */
export const ALONE = 'attacked-*.e2e.ts'

/** The tag of journeys that run in every gate, whatever changed. They cover the failures that a club would notice first. */
const SPINE = /@spine/

// The gate selects journeys by the features that a change affects.
const chosen = process.env.E2E_CHOSEN ? (JSON.parse(process.env.E2E_CHOSEN) as string[]) : undefined
const projects = chosen && [
  { name: 'chosen', testMatch: chosen.length > 0 ? chosen : 'none' },
  ...(process.env.E2E_SPINE ? [{ name: 'spine', testIgnore: [ALONE, ...chosen], grep: SPINE }] : []),
]

// One site serves all journeys, and each journey creates its own people. Four parallel journeys keep two cores busy, because each
// also waits. Three used 75 % of the cores.
export default defineConfig({
  testMatch: '*.e2e.ts',
  testIgnore: ALONE,
  ...(projects && { projects }),
  grepInvert: LONG,
  globalSetup: './open-site.ts',
  workers: 4,
  // The deadlines suit a busy machine. They end hanging tests and do not measure speed.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['./failures-last.ts']],
  // Reports the files that take longest.
  reportSlowTests: { max: 8, threshold: 10_000 },
  outputDir: '../.cache/e2e',
  use: {
    // Set by the global set-up, before the workers read this file.
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: await chromiumPath(),
      ...(hasRoom && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Uses a host name without https, as on a club's own network.
        ...lanFlags,
      ],
    },
  },
})
