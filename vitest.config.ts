import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,content,server,tools,bench}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/database-server.ts'],
    // Two cores: more workers only wait for each other and for the one PostgreSQL.
    maxWorkers: 2,
    // Long enough for a busy machine: they end what hangs, and judge no speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
