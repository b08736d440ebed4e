import { createIsbotFromList, isbotPatterns, list } from 'isbot'

// The list also knows programs that fetch for somebody: a browser without a window, a script, a bare name. They read for
// whoever runs them; crawlers, previewers and monitors say what they are.
const PEOPLES_PROGRAMS = [
  'HeadlessChrome',
  'node',
  'undici',
  'reader-1',
  'axios/1.7',
  'Playwright/1.60 (x64)',
]
const counted = new Set(PEOPLES_PROGRAMS.flatMap((agent) => isbotPatterns(agent)))

/** Known by what it calls itself, from a list that is kept up to date. */
export const isRobot = createIsbotFromList(list.filter((pattern) => !counted.has(pattern)))
