import { sentence } from '../sentence.ts'

export const clubLimits = {
  name: 60,
  shortName: 24,
  headline: 12,
  words: 300,
  footer: 200,
  links: 8,
  label: 40,
  conductBytes: 50_000,
  refusedBytes: 10_000,
  /** Pixels: the longest side that is kept, and the shortest that can be recognised. */
  logoSide: 1024,
  logoLeast: 64,
  /** How much wider than high, and higher than wide. */
  logoWide: 8,
  logoTall: 2,
} as const

export const clubMessages = {
  noLogo: sentence(
    'club.noLogo',
    'This picture could not be read. Choose a PNG, JPEG, WebP or SVG file of at most 24 megapixels.',
  ),
  nameRequired: sentence('club.nameRequired', 'Enter the name of the club.'),
  shortNameRequired: sentence(
    'club.shortNameRequired',
    'Enter a short name, for where there is little room.',
  ),
  accentRule: sentence('club.accentRule', 'Enter a colour like #cef61d.'),
  wordRequired: sentence('club.wordRequired', 'Enter text here. The first page has a place for it.'),
  labelRequired: sentence('club.labelRequired', 'Enter what the link is called.'),
  tooManyLinks: sentence('club.tooManyLinks', 'At most {count} links, please.', { count: clubLimits.links }),
  timeZoneRule: sentence('club.timeZoneRule', 'There is no such time zone. Choose one from the list.'),
  outdated: sentence(
    'club.outdated',
    'Somebody changed this in the meantime. Nothing was saved: look at what changed, then save again.',
  ),
  versionMissing: sentence('authoring.versionMissing', 'There is no such version.'),
  logoSmall: (width: number, height: number) =>
    sentence(
      'club.logoSmall',
      'This logo is {width} by {height} pixels, which would be blurred. Choose one of at least {least} pixels on its longer side and {other} on the other.',
      { width, height, least: clubLimits.logoLeast, other: clubLimits.logoLeast / 4 },
    ),
  logoShape: sentence(
    'club.logoShape',
    'Choose a logo at most {times} times as wide as it is high, and not more than twice as high as it is wide.',
    { times: clubLimits.logoWide },
  ),
  logoEmpty: sentence('club.logoEmpty', 'There is nothing to see in this picture: all of it is transparent.'),
  logoMissing: sentence('club.logoMissing', 'This logo is not kept here any more. Choose the picture again.'),
  testRunning: sentence('club.testRunning', 'A test is on its way already. Wait for its answer.'),
  noServer: sentence(
    'club.noServer',
    'There is no mail server yet. Enter one under Club → Mail. Until then mails are kept as files beside the data, and nobody gets them.',
  ),
  nothingChanged: sentence('noChanges', 'No changes to save'),
} as const
