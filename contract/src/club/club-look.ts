/** The club's look on the site, and that of a new site. The file does not use zod, as every page loads it. */

import type { Area } from '../area.ts'

/**
 * `works`: the environment names a mail server, or an entered one has taken a test mail. `untried`: an entered one has not.
 * Only while mail works, a screen says that somebody gets a mail.
 */
export const MAIL_STATES = ['works', 'untried', 'none'] as const
export type MailState = (typeof MAIL_STATES)[number]

export const HOUSE_ACCENT = '#cef61d'

export interface Reason {
  readonly title: string
  readonly words: string
}
export interface ClubLink {
  readonly label: string
  readonly url: string
}

export interface LandingWords {
  readonly headline: readonly string[]
  readonly tagline: string
  readonly why: string
  readonly reasons: readonly Reason[]
  readonly closing: string
  readonly invitation: string
}

/** A picture for the logo, as in `clubLogo`. */
export interface ClubLogo {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly plates: ('light' | 'dark')[]
}

/** The part of the settings that every page receives. */
export interface ClubLook {
  readonly name: string
  /** The name for narrow places: the top of the sidebar, and the icon of an installed app. */
  readonly shortName: string
  /** `#rrggbb`, or null for the default colour. */
  readonly accent: string | null
  /** Null for the default logo. */
  readonly logo: ClubLogo | null
  readonly logoDark: ClubLogo | null
  readonly landing: LandingWords
  /** The last line of the first page. */
  readonly footer: string
  readonly links: readonly ClubLink[]
  /** Whether there is a code of conduct to link to. */
  readonly hasConduct: boolean
  /** Whether there is something about the club to link to. */
  readonly hasAbout: boolean
  readonly signupOpen: boolean
  /** The default time zone of new events. */
  readonly timeZone: string
  /** The language of pages when neither the reader nor their browser asks for one that the site has. */
  readonly language: string
  readonly membersOnly: readonly Area[]
  readonly mail: MailState
}

/** The texts of the specification. */
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
  // The year is part of the wording and stays the same.
  footer: '© 2024 Call of Code',
  links: [],
  hasConduct: false,
  hasAbout: false,
  signupOpen: true,
  timeZone: 'Asia/Kolkata',
  language: 'en',
  membersOnly: [],
  mail: 'works',
}

/** The look in pages: only the fields that differ from a new site. */
export type ToldLook = Partial<ClubLook>

export const fullLook = (told: ToldLook | undefined): ClubLook => ({ ...DEFAULT_LOOK, ...told })

export const toldLook = (look: ClubLook): ToldLook =>
  Object.fromEntries(
    Object.entries(look).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULT_LOOK[key as keyof ClubLook]),
    ),
  )

/** Returns a title followed by the name of the club. */
export const titleWith = (title: string, { name }: Pick<ClubLook, 'name'>) => `${title} · ${name}`
