import journeys from './playwright.config.ts'

/** Tests that take many minutes: `npm test -- screens`. */
export default { ...journeys, testMatch: '*.slow.ts' }
