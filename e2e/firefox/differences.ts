import { basename } from 'node:path'

/**
 * The journeys that Firefox skips, by reason: the file, and the beginnings of titles. All reasons concern how Firefox is driven.
 */
const DIFFERENCES: readonly { why: string; journeys: Readonly<Record<string, readonly string[]>> }[] = [
  {
    why: 'The driver does not know what a request carries.',
    journeys: {
      'auth.e2e.ts': ['AUTH-04', 'AUTH-12'],
      'calls.e2e.ts': ['API-05'],
      'create-blog.e2e.ts': ['ADM-07', 'VAL-08'],
      'create-experience.e2e.ts': ['ADM-08'],
      'create-module.e2e.ts': ['ADM-02'],
      'reset.e2e.ts': ['AUTH-16'],
    },
  },
  {
    why: 'It asks for the tools of Chromium.',
    journeys: {
      'before-scripts.e2e.ts': ['text typed', 'pressing Enter', '“Page not found”'],
    },
  },
  {
    why: 'A paste that a script makes has no data.',
    journeys: {
      'create-module.e2e.ts': ['ADM-03'],
      'pictures.e2e.ts': ['D31 a pasted', 'D31 a finished', 'D31 a picture added'],
    },
  },
  {
    why: 'The driver cannot take the scripts away.',
    journeys: { 'event-times.e2e.ts': ['CLUB-371 the server'] },
  },
  {
    why: 'A page has no focus while another is open.',
    journeys: {
      'addresses.e2e.ts': ['SAFE-32'],
      'forum-live.e2e.ts': ['a new reply moves', 'a mention appears'],
      'forum-mentions.e2e.ts': ['the list offers'],
      'own-lists.e2e.ts': ['LEARN-27 LEARN-28'],
      'seats.e2e.ts': ['safety D4 CLUB-376'],
    },
  },
  {
    why: 'The driver cannot take the network away.',
    journeys: {
      'kept-pages.e2e.ts': ['OFF-01'],
      'logout-offline.e2e.ts': ['OFF-301 a logout'],
      'offline.e2e.ts': ['OFF-303'],
      'packs.e2e.ts': ['LEARN-182'],
    },
  },
  {
    why: 'A page that is opened while another is on its way is refused.',
    journeys: { 'logout-offline.e2e.ts': ['OFF-302'], 'main-job.e2e.ts': ['the main job'] },
  },
  {
    why: 'The driver takes no old name of a time zone.',
    journeys: { 'streak.e2e.ts': ['LEARN-19 a time zone'] },
  },
  { why: 'The driver writes a style of its own.', journeys: { 'forum-live.e2e.ts': ['COST-07'] } },
  { why: 'Not understood yet: no download is told.', journeys: { 'ask.e2e.ts': ['LEARN-231'] } },
]

/** Returns why Firefox skips this journey, or undefined when it does not. */
export function differsInFirefox(file: string, title: string): string | undefined {
  const isMeant = (beginnings: readonly string[] = []) => beginnings.some((words) => title.startsWith(words))
  return DIFFERENCES.find(({ journeys }) => isMeant(journeys[basename(file)]))?.why
}
