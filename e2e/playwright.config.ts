import { existsSync, statfsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium.ts'
import { lanFlags } from './lan-name.ts'

// Chromium's processes share memory by files there, or, where a machine has too little of it, by files on the disk, which
// takes a twelfth more of the processor.
const SHARED = '/dev/shm'
const hasRoom = existsSync(SHARED) && statfsSync(SHARED).bavail * statfsSync(SHARED).bsize > 2 ** 30

// One site serves all journeys, and each makes its own people; three at once keep two cores busy, as each also waits.
export default defineConfig({
  testMatch: '*.e2e.ts',
  globalSetup: './open-site.ts',
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // Where the time goes: the files that take longest.
  reportSlowTests: { max: 8, threshold: 10_000 },
  outputDir: '../.cache/e2e',
  use: {
    // Set by the global set-up, before the workers read this file.
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
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
        // As a club on its own network reaches the site: by a name, without https.
        ...lanFlags(process.env.E2E_URL),
      ],
    },
  },
})
