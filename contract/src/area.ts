/** What the club may show to everybody, or to members alone. */
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
