import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,content,server,tools,bench}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/database-server.ts'],
    // One more than two cores: a test often waits for the one PostgreSQL, or for a process that it started.
    maxWorkers: 3,
    // Long enough for a busy machine: they end what hangs, and judge no speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
