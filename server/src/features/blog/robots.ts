import { createIsbotFromList, isbotPatterns, list } from 'isbot'

// The list also contains programs that fetch for a person: a headless browser, a script, a bare name. They count as
// readers. Crawlers, link previewers and monitors name themselves.
const PEOPLES_PROGRAMS = [
  'HeadlessChrome',
  'node',
  'undici',
  'reader-1',
  'axios/1.7',
  'Playwright/1.60 (x64)',
]
const counted = new Set(PEOPLES_PROGRAMS.flatMap((agent) => isbotPatterns(agent)))

/** Recognizes robots by their user agent, from a list that is kept up to date. */
export const isRobot = createIsbotFromList(list.filter((pattern) => !counted.has(pattern)))
