import type { ClubSettings } from './club.ts'
import { type ClubLook, HOUSE_ACCENT, type MailState } from './club-look.ts'

/** Returns the part of a club's settings that pages receive. */
export function lookOf(settings: ClubSettings, mail: MailState): ClubLook {
  const {
    name,
    shortName,
    accent,
    logo,
    landing,
    footer,
    links,
    conduct,
    signup,
    membersOnly,
    timeZone,
    language,
    team,
    sponsors,
    questions,
    resources,
    gallery,
  } = settings
  return {
    name,
    shortName,
    logo,
    logoDark: logo && settings.logoDark,
    landing,
    links,
    membersOnly,
    timeZone,
    language,
    mail,
    accent: accent === HOUSE_ACCENT ? null : accent,
    footer: footer || `© 2024 ${name}`,
    hasConduct: conduct.trim() !== '',
    hasAbout: [team, sponsors, questions, gallery].some((rows) => rows.length > 0) || resources.trim() !== '',
    signupOpen: signup === 'open',
  }
}
