import journeys from './playwright.config.ts'

/** What takes many minutes: `npm test -- screens`. */
export default { ...journeys, testMatch: '*.slow.ts' }
