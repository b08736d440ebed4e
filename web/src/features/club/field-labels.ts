import { say } from 'words:club'
import type { Area } from '@callofcode/contract/area'
import { clubLimits } from '@callofcode/contract/club/club-messages'

export const areaNames: Readonly<Record<Area, string>> = {
  get modules() {
    return say('modules')
  },
  get blogs() {
    return say('blogs')
  },
  get experiences() {
    return say('interviewExperiences')
  },
  get problems() {
    return say('problems')
  },
  get forum() {
    return say('forum')
  },
  get events() {
    return say('events')
  },
  get members() {
    return say('memberPages')
  },
  get lists() {
    return say('questionLists')
  },
}

const pageLabels = () => ({
  team: say('team'),
  sponsors: say('sponsors'),
  questions: say('questions'),
  resources: say('resources'),
  gallery: say('gallery'),
})

/** Returns names for the headline's three lines and the three reasons. */
export const lineNames = () => [say('first'), say('second'), say('third')]

/** Returns the labels of the forms' fields, by their names. */
export const fieldLabels = (): Readonly<Record<string, string>> => ({
  ...areaNames,
  name: say('name'),
  shortName: say('shortName'),
  accent: say('accent'),
  logo: say('logo'),
  logoDark: say('logoDark'),
  timeZone: say('timeZone'),
  language: say('language'),
  landing_tagline: say('tagline'),
  landing_why: say('reasonsTitle'),
  landing_closing: say('closingCall'),
  landing_invitation: say('invitation'),
  ...Object.fromEntries(
    lineNames().flatMap((line, at) => [
      [`landing_headline_${at}`, say('headlineWord', { line })],
      [`landing_reasons_${at}_title`, say('reasonTitle', { line: line.toLowerCase() })],
      [`landing_reasons_${at}_words`, say('reasonWords', { line: line.toLowerCase() })],
    ]),
  ),
  footer: say('lastLine'),
  ...Object.fromEntries(
    Array.from({ length: clubLimits.links }, (_, at) => [
      [`links_${at}_label`, say('linkName', { at: at + 1 })],
      [`links_${at}_url`, say('linkAddress', { at: at + 1 })],
    ]).flat(),
  ),
  ...pageLabels(),
  conduct: say('codeOfConduct'),
  refusedWords: say('refusedWordsLabel'),
  conductEdition: say('conductEdition'),
  sender: say('senderName'),
  replyTo: say('replyAddress'),
  signup: say('newMembers'),
})

/** The names of the settings in a list of changes. */
export const partNames: Readonly<Record<string, string>> = {
  name: 'name',
  shortName: 'short name',
  accent: 'accent',
  logo: 'logo',
  get logoDark() {
    return say('logoDarkChanged')
  },
  landing: 'landing page',
  footer: 'footer',
  links: 'links',
  get team() {
    return say('teamChanged')
  },
  get sponsors() {
    return say('sponsorsChanged')
  },
  get questions() {
    return say('questionsChanged')
  },
  get resources() {
    return say('resourcesChanged')
  },
  get gallery() {
    return say('galleryChanged')
  },
  get conduct() {
    return say('conductChanged')
  },
  get refusedWords() {
    return say('refusedWordsChanged')
  },
  get conductEdition() {
    return say('acceptanceChanged')
  },
  get sender() {
    return say('senderChanged')
  },
  get replyTo() {
    return say('replyAddressChanged')
  },
  membersOnly: 'visibility',
  signup: 'sign-up',
  timeZone: 'time zone',
  language: 'language',
}
