/** What the site shows of the club, and what a new site starts with. Without zod: every page loads it. */

import type { Area } from '../area.ts'

export const HOUSE_ACCENT = '#cef61d'

export interface Reason {
  readonly title: string
  readonly words: string
}
export interface ClubLink {
  readonly label: string
  readonly url: string
}

/** The words of the first page. */
export interface LandingWords {
  readonly headline: readonly string[]
  readonly tagline: string
  readonly why: string
  readonly reasons: readonly Reason[]
  readonly closing: string
  readonly invitation: string
}

/** A picture for the mark, as `clubLogo` has it. */
export interface ClubLogo {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly plates: ('light' | 'dark')[]
}

/** What every page knows. */
export interface ClubLook {
  readonly name: string
  /** Where there is little room: the top of the sidebar, the icon of an installed app. */
  readonly shortName: string
  /** `#rrggbb`; null for the colour of the house. */
  readonly accent: string | null
  /** Null for the mark of the house. */
  readonly logo: ClubLogo | null
  readonly logoDark: ClubLogo | null
  readonly landing: LandingWords
  /** The last line of the first page. */
  readonly footer: string
  readonly links: readonly ClubLink[]
  /** Whether there is a code of conduct to link to. */
  readonly hasConduct: boolean
  readonly signupOpen: boolean
  /** Where new events begin. */
  readonly timeZone: string
  /** The language of the pages, where neither the reader nor their browser asks for one that the site has. */
  readonly language: string
  /** What only members see. */
  readonly membersOnly: readonly Area[]
  /** Whether mail goes anywhere: whoever runs the site has set up a mail server. */
  readonly sendsMail: boolean
}

/** The specification's texts. */
export const DEFAULT_LOOK: ClubLook = {
  name: 'Call of Code',
  shortName: 'Call of Code',
  accent: null,
  logo: null,
  logoDark: null,
  landing: {
    headline: ['CODE', 'CREATE', 'CONQUER'],
    tagline: 'Creative coders: join the community, explore events, take part in hackathons.',
    why: 'WHY JOIN US?',
    reasons: [
      { title: 'COMMUNITY', words: 'Connect with passionate coders and grow together.' },
      { title: 'INNOVATION', words: 'Explore cutting-edge technologies and build amazing things.' },
      { title: 'ACHIEVEMENT', words: 'Participate in hackathons and showcase your skills.' },
    ],
    closing: 'READY TO ANSWER THE CALL?',
    invitation: 'Join hundreds of creative minds building the future, one line of code at a time.',
  },
  // The year is part of the wording, not of the calendar.
  footer: '© 2024 Call of Code',
  links: [],
  hasConduct: false,
  signupOpen: true,
  timeZone: 'Asia/Kolkata',
  language: 'en',
  membersOnly: [],
  sendsMail: true,
}

/** What pages carry: only what differs from a new site. */
export type ToldLook = Partial<ClubLook>

export const fullLook = (told: ToldLook | undefined): ClubLook => ({ ...DEFAULT_LOOK, ...told })

export const toldLook = (look: ClubLook): ToldLook =>
  Object.fromEntries(
    Object.entries(look).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULT_LOOK[key as keyof ClubLook]),
    ),
  )

/** A title with the name of the club behind it. */
export const titleWith = (title: string, { name }: Pick<ClubLook, 'name'>) => `${title} · ${name}`
