import { defineConfig } from 'vitest/config'

// `npm test -- judge` leaves out what takes minutes; `npm test -- judge-slow` runs that alone.
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === 'slow' ? '**/*.slow.test.ts' : '**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(mode === 'slow' ? [] : ['**/*.slow.test.ts'])],
    reporters: ['default', '../tools/last-lines.ts'],
    globalSetup: ['testing/assets-setup.ts'],
    maxWorkers: 3,
    isolate: false,
    // Long enough for a busy machine: they end what hangs and measure no speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}))
