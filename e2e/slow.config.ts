import journeys, { ALONE, LONG } from './playwright.config.ts'

/** Tests that take many minutes, or that start many sites: `npm test -- screens`. */
export default {
  ...journeys,
  grepInvert: [],
  projects: [
    { name: 'slow', testMatch: '*.slow.ts' },
    { name: 'long', testMatch: '*.e2e.ts', testIgnore: ALONE, grep: LONG },
  ],
}
