import { AREAS } from '@callofcode/contract/area'
import { type ClubSettings, DEFAULT_CLUB } from '@callofcode/contract/club/club'
import { clubLimits } from '@callofcode/contract/club/club-messages'
import { logoOf, logoText } from './logo/logo-picture.tsx'

/** The fields of a form. Every value is a text. */
export type Texts = Record<string, string>

/** The name of a field from the path of a setting: `landing.reasons.0.words` is `landing_reasons_0_words`. */
const fieldOf = (path: string) => path.replaceAll('.', '_')

/** Returns every text below a setting, by the name of its field. */
export function flatTexts(value: unknown, name: string): Texts {
  if (typeof value !== 'object' || value === null) return { [name]: String(value ?? '') }
  return Object.assign({}, ...Object.entries(value).map(([key, part]) => flatTexts(part, `${name}_${key}`)))
}

/** Reverses `flatTexts`: returns a value of the same shape, with the texts of the form. */
function fromTexts<Value>(texts: Texts, name: string, shape: Value): Value {
  if (typeof shape !== 'object' || shape === null) return (texts[name] ?? '') as Value
  if (Array.isArray(shape)) return shape.map((part, at) => fromTexts(texts, `${name}_${at}`, part)) as Value
  return Object.fromEntries(
    Object.entries(shape).map(([key, part]) => [key, fromTexts(texts, `${name}_${key}`, part)]),
  ) as Value
}

type Body = Partial<Record<keyof ClubSettings, unknown>>

/** A part of the settings that is saved together: the texts of its form, and the payload. */
export interface Section {
  readonly id: string
  readonly texts: (settings: ClubSettings) => Texts
  readonly body: (texts: Texts) => Body
  /** Returns the field of an error's path. */
  readonly fieldOf: (path: string, texts: Texts) => string
}

export const plain = (id: string, ...names: (keyof ClubSettings)[]): Section => ({
  id,
  texts: (settings) => Object.assign({}, ...names.map((name) => flatTexts(settings[name], name))),
  body: (texts) =>
    Object.fromEntries(names.map((name) => [name, fromTexts(texts, name, DEFAULT_CLUB[name])])),
  fieldOf,
})

const names = plain('look', 'name', 'shortName', 'accent', 'timeZone', 'language')
export const look: Section = {
  ...names,
  texts: (settings) => ({
    ...names.texts(settings),
    logo: logoText(settings.logo),
    logoDark: logoText(settings.logoDark),
  }),
  body: ({ name, shortName, accent, logo, logoDark, timeZone, language }) => ({
    name,
    shortName,
    accent: accent?.trim() || null,
    timeZone,
    language,
    logo: logoOf(logo),
    logoDark: logoOf(logoDark),
  }),
}

export const landing = plain('landing', 'landing')

const ROWS = Array.from({ length: clubLimits.links }, (_, at) => at)
const rowsOf = (texts: Texts) =>
  ROWS.filter((at) => texts[`links_${at}_label`]?.trim() || texts[`links_${at}_url`]?.trim())

export const footer: Section = {
  id: 'footer',
  texts: ({ footer: line, links }) => ({
    footer: line,
    ...Object.assign(
      {},
      ...ROWS.map((at) => ({
        [`links_${at}_label`]: links[at]?.label ?? '',
        [`links_${at}_url`]: links[at]?.url ?? '',
      })),
    ),
  }),
  body: (texts) => ({
    footer: texts.footer ?? '',
    links: rowsOf(texts).map((at) => ({
      label: texts[`links_${at}_label`] ?? '',
      url: (texts[`links_${at}_url`] ?? '').trim(),
    })),
  }),
  // Empty rows are not sent, so the numbers of sent rows differ from those of the form.
  fieldOf: (path, texts) =>
    fieldOf(path.replace(/^links\.(\d+)/, (_, at) => `links.${rowsOf(texts)[Number(at)] ?? at}`)),
}

export const conduct = plain('conduct', 'conduct')
export const refusedWords = plain('words', 'refusedWords')
export const signup = plain('signup', 'signup')
export const mail = plain('mail', 'sender', 'replyTo')

export const visibility: Section = {
  id: 'visibility',
  texts: ({ membersOnly }) =>
    Object.fromEntries(AREAS.map((area) => [area, membersOnly.includes(area) ? 'members' : 'public'])),
  body: (texts) => ({ membersOnly: AREAS.filter((area) => texts[area] === 'members') }),
  fieldOf,
}
