import { titleWith } from '@callofcode/contract/club/club-look'

/** A page's title with the club's name behind it; the head that shows it knows the name. */
export const titled =
  (title: string): ClubText =>
  (club) =>
    titleWith(title, { name: club })

/** A text with the club's name in it. */
export type ClubText = (club: string) => string
