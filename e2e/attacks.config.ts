import journeys, { ALONE } from './playwright.config.ts'

/** What fills a site with attacks has one of its own: on the site of the other journeys they would stand in every list. */
export default { ...journeys, testMatch: ALONE, testIgnore: [], grepInvert: [] }
