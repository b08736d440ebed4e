import journeys, { ALONE } from './playwright.config.ts'

/** The journeys that fill a site with attacks get their own site. On the shared site the attacks would stand in every list. */
export default { ...journeys, testMatch: ALONE, testIgnore: [], grepInvert: [] }
