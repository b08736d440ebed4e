import { z } from 'zod'
import { AREAS } from '../area.ts'
import { endpoint } from '../endpoint.ts'
import { messages } from '../messages.ts'
import { said } from '../said.ts'
import { sentence } from '../sentence.ts'
import { email, language, line, link, onwards, writing } from '../text.ts'
import { failingPairs, nearestAccent, pairText, THEMES } from './accent.ts'
import { DEFAULT_LOOK } from './club-look.ts'
import { clubLimits, clubMessages } from './club-messages.ts'
import { clubPages } from './club-pages.ts'

const accent = z
  .string(clubMessages.accentRule)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: clubMessages.accentRule.error, abort: true })
  .superRefine((colour, context) => {
    const [worst] = failingPairs(colour)
    if (worst)
      context.addIssue({
        code: 'custom',
        message: sentence(
          'club.colourCannotReadNearest',
          'This colour cannot be read: {why}. The nearest that can is {colour}.',
          { why: pairText(worst), colour: nearestAccent(colour) },
        ).issue,
      })
  })

const word = (longest: number) => line(longest, clubMessages.wordRequired)

export const landingWords = z.strictObject({
  headline: z.array(word(clubLimits.headline)).length(3),
  tagline: word(clubLimits.words),
  why: word(clubLimits.label),
  reasons: z
    .array(z.strictObject({ title: word(clubLimits.label), words: word(clubLimits.words) }))
    .length(3),
  closing: word(clubLimits.label * 2),
  invitation: word(clubLimits.words),
})

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** A picture drawn by the server. Its name is derived from its bytes. */
export const clubLogo = z.strictObject({
  name: z.string().regex(/^[\w-]{22}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The themes in which the logo is on a plate in the other theme's colour, as the page would hide much of it. */
  plates: z.array(z.enum(THEMES)).max(THEMES.length),
})

/** All settings that a club makes for its site. */
export const clubSettings = z.strictObject({
  name: line(clubLimits.name, clubMessages.nameRequired),
  shortName: line(clubLimits.shortName, clubMessages.shortNameRequired),
  /** Null for the default colour. */
  accent: accent.nullable(),
  /** Null for the default logo. */
  logo: clubLogo.nullable(),
  /** Set if the dark theme has a different logo. */
  logoDark: clubLogo.nullable(),
  landing: landingWords,
  /** Empty for `© 2024` and the name. */
  footer: line(clubLimits.footer),
  links: z
    .array(z.strictObject({ label: line(clubLimits.label, clubMessages.labelRequired), url: link }))
    .max(clubLimits.links, clubMessages.tooManyLinks),
  /** Markdown. Empty means no code of conduct. */
  conduct: writing(clubLimits.conductBytes),
  /** Words that the forum refuses: one word or phrase a line. Empty refuses nothing. */
  refusedWords: writing(clubLimits.refusedBytes),
  /** Counts how often members were asked to accept the code of conduct. */
  conductEdition: z.int().min(0).max(1_000_000),
  /** The sender name of mails. If empty, the operator's name applies, or else the club's. */
  sender: line(clubLimits.name),
  /** The reply address of mails. If empty, replies go to the sender's address. */
  replyTo: z.union([z.literal(''), email], messages.emailRule),
  membersOnly: z
    .array(z.enum(AREAS))
    .max(AREAS.length)
    .transform((areas) => AREAS.filter((area) => areas.includes(area))),
  signup: z.enum(['open', 'closed']),
  /** The default of a new event. Stored times have no zone, and pages show the reader's. */
  /** The language of pages when neither the reader nor their browser asks for one that the site has. */
  language,
  timeZone: z.string().max(60, clubMessages.timeZoneRule).refine(isTimeZone, clubMessages.timeZoneRule),
  ...clubPages,
})
export type ClubSettings = z.output<typeof clubSettings>
export type ClubField = keyof ClubSettings
export const CLUB_FIELDS = Object.keys(clubSettings.shape) as ClubField[]

export const DEFAULT_CLUB: ClubSettings = {
  name: DEFAULT_LOOK.name,
  shortName: DEFAULT_LOOK.shortName,
  accent: null,
  logo: null,
  logoDark: null,
  landing: structuredClone(DEFAULT_LOOK.landing) as ClubSettings['landing'],
  footer: '',
  links: [],
  conduct: '',
  refusedWords: '',
  conductEdition: 0,
  sender: '',
  replyTo: '',
  membersOnly: [],
  signup: 'open',
  language: DEFAULT_LOOK.language,
  timeZone: DEFAULT_LOOK.timeZone,
  team: [],
  sponsors: [],
  questions: [],
  resources: '',
  gallery: [],
}

/** A version of the settings. Version 0 is that of a new site. */
export const clubVersion = z.object({
  number: z.number(),
  at: z.string().nullable(),
  /** The person who saved it, or null if unknown. */
  by: z.string().nullable(),
  fields: z.array(z.string()),
  returnedFrom: z.number().nullable(),
})
export type ClubVersion = z.infer<typeof clubVersion>

/** All settings of a version, with its number and time. */
export const savedClub = z.object({ settings: clubSettings, version: clubVersion })
export type SavedClub = z.infer<typeof savedClub>
const saved = z.object({ data: savedClub })
const number = z.object({ number: z.string().regex(/^(0|[1-9]\d{0,8})$/) })

export const getConduct = endpoint({
  method: 'GET',
  path: '/club/conduct',
  summary: 'The code of conduct as HTML; empty where the club has none',
  callers: 'anyone',
  answer: z.object({ data: z.object({ html: z.string() }) }),
})

export const getClub = endpoint({
  method: 'GET',
  path: '/admin/club',
  summary: 'What the club decided about its site',
  callers: 'admin',
  scope: 'admin:read',
  answer: saved,
})

export const updateClub = endpoint({
  method: 'PATCH',
  path: '/admin/club',
  summary: 'Change what the club decides about its site; the version before is kept',
  callers: 'admin',
  scope: 'admin:write',
  versioned: true,
  body: clubSettings.omit({ conductEdition: true }).partial(),
  answer: saved,
})

export const listClubVersions = endpoint({
  method: 'GET',
  path: '/admin/club/versions',
  summary: 'What the club decided before: who changed what and when, newest first',
  callers: 'admin',
  scope: 'admin:read',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(clubVersion), nextCursor: z.string().nullable() }),
})

export const getClubVersion = endpoint({
  method: 'GET',
  path: '/admin/club/versions/:number',
  summary: 'One version with all that the club had decided then',
  callers: 'admin',
  scope: 'admin:read',
  params: number,
  notFound: clubMessages.versionMissing,
  answer: saved,
})

export const returnToClubVersion = endpoint({
  method: 'POST',
  path: '/admin/club/versions/:number/return',
  summary: 'Bring an older version back, as a new version',
  callers: 'admin',
  scope: 'admin:write',
  params: number,
  notFound: clubMessages.versionMissing,
  versioned: true,
  answer: saved,
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/admin/club/test-mail',
  summary: 'Send yourself a mail at once, and say what the mail server answered',
  callers: 'admin',
  answer: z.object({
    /** `answer`: the mail server's own words. `reason`: what they mean, where it is known. */
    data: z.object({ sent: z.boolean(), answer: z.string(), reason: said.nullable() }),
  }),
})

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/admin/club/logo',
  summary:
    'Upload a picture for the logo: one JPEG, PNG or WebP as the form part file. It shows once it is saved',
  callers: 'admin',
  scope: 'admin:write',
  multipart: true,
  status: 201,
  answer: z.object({ data: clubLogo }),
})
