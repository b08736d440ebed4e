import { defineConfig } from 'vitest/config'
import { isProven } from './testing/proof.mjs'

const SLOW = '**/*.slow.test.ts'
// They see the same each time, so they rest while every file of the judge is as it was when they last passed. What every
// language shares runs always: golden programs, limits, questions to the judge, comparing.
const PROVEN = [
  'corpus',
  'mistakes',
  'hostile',
  'cpp/*',
  'java/*',
  'javascript/*',
  'python/*',
  'typescript/*',
].map((name) => `src/${name}.test.ts`)

// `npm test -- judge` leaves out what takes minutes; `npm test -- judge-slow` runs that, and what rests.
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'slow' ? [SLOW, ...PROVEN] : ['**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(mode === 'slow' ? [] : [SLOW, ...(isProven() ? PROVEN : [])])],
    reporters: ['default', '../tools/gate/last-lines.ts'],
    globalSetup: ['testing/assets-setup.ts'],
    maxWorkers: 3,
    isolate: false,
    // Long enough for a busy machine: they end what hangs and measure no speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}))
