import journeys from './playwright.config.ts'

/** Tests that take many minutes, or starts of many sites: `npm test -- screens`. */
export default { ...journeys, testMatch: '*.slow.ts' }
