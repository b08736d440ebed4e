import { titleWith } from '@callofcode/contract/club/club-look'

/** Returns a page's title followed by the club's name. The head fills in the name when it is shown. */
export const titled =
  (title: string): ClubText =>
  (club) =>
    titleWith(title, { name: club })

/** A text that contains the club's name. */
export type ClubText = (club: string) => string
