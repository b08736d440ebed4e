import { existsSync, statfsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../tools/browser.ts'
import { lanFlags } from './lan-name.ts'

// Chromium's processes share memory by files there. With too little room there they use files on the disk, which costs
// about 8 % more CPU.
const SHARED = '/dev/shm'
const hasRoom = existsSync(SHARED) && statfsSync(SHARED).bavail * statfsSync(SHARED).bsize > 2 ** 30

/**
 * The tag of journeys that take long beside what only they would find: `npm test -- screens` makes them. One of each screen and
 * of each promise stays in the gate.
 */
export const LONG = /@long/

/** Journeys that need a site to themselves (`attacks.config.ts`). */
export const ALONE = 'attacked-*.e2e.ts'

/** The tag of journeys that run in every gate, whatever changed: what a club would notice first. */
const SPINE = /@spine/

// The gate chooses journeys by what a change reaches.
const chosen = process.env.E2E_CHOSEN ? (JSON.parse(process.env.E2E_CHOSEN) as string[]) : undefined
const projects = chosen && [
  { name: 'chosen', testMatch: chosen.length > 0 ? chosen : 'none' },
  ...(process.env.E2E_SPINE ? [{ name: 'spine', testIgnore: [ALONE, ...chosen], grep: SPINE }] : []),
]

// One site serves all journeys, and each creates its own people. Four at once keep two cores busy, as each also waits: three used
// 75 % of them.
export default defineConfig({
  testMatch: '*.e2e.ts',
  testIgnore: ALONE,
  ...(projects && { projects }),
  grepInvert: LONG,
  globalSetup: './open-site.ts',
  workers: 4,
  // Long enough for a busy machine: they end what hangs, and judge no speed.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['./failures-last.ts']],
  // Where the time goes: the files that take longest.
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
        // As on a club's own network: by a host name, without https.
        ...lanFlags,
      ],
    },
  },
})
