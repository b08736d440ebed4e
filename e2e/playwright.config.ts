import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium.ts'

// One site serves all journeys, and each makes its own people; three at once keep two cores busy, as each also waits.
export default defineConfig({
  testMatch: '*.e2e.ts',
  globalSetup: './open-site.ts',
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: '../.cache/e2e',
  use: {
    // Set by the global set-up, before the workers read this file.
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
