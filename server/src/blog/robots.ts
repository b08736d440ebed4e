import { createIsbotFromList, isbotPatterns, list } from 'isbot'

// A browser without a window reads for whoever drives it. Crawlers that draw pages name themselves beside it.
const windowless = new Set(isbotPatterns('HeadlessChrome'))

/** Known by what it calls itself, from a list that is kept up to date. */
export const isRobot = createIsbotFromList(list.filter((pattern) => !windowless.has(pattern)))
