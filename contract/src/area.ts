/** Parts of the site that the club may show to everybody or only to members. */
export const AREAS = [
  'modules',
  'blogs',
  'experiences',
  'problems',
  'forum',
  'events',
  'members',
  'lists',
] as const
export type Area = (typeof AREAS)[number]
