import { clubLimits } from '@callofcode/contract/site/club'
import type { Area } from '@callofcode/contract/site/club-look'
import { say } from './club-words.ts'

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
    return say('listsOfQuestions')
  },
}

/** The three lines of the headline, and the three reasons. */
export const lineNames = () => [say('first'), say('second'), say('third')]

/** What the fields of the forms are called, by their names. */
export const fieldLabels = (): Readonly<Record<string, string>> => ({
  ...areaNames,
  name: say('name'),
  shortName: say('shortName'),
  accent: say('accent'),
  logo: say('logo'),
  logoDark: say('logoInTheDark'),
  timeZone: say('timeZone'),
  language: say('language'),
  landing_tagline: say('tagline'),
  landing_why: say('titleOfTheReasons'),
  landing_closing: say('closingCall'),
  landing_invitation: say('wordsUnderTheClosing'),
  ...Object.fromEntries(
    lineNames().flatMap((line, at) => [
      [`landing_headline_${at}`, say('wordOfTheHeadline', { line })],
      [`landing_reasons_${at}_title`, say('titleOfTheReason', { line: line.toLowerCase() })],
      [`landing_reasons_${at}_words`, say('wordsOfTheReason', { line: line.toLowerCase() })],
    ]),
  ),
  footer: say('lastLine'),
  ...Object.fromEntries(
    Array.from({ length: clubLimits.links }, (_, at) => [
      [`links_${at}_label`, say('nameOfLink', { at: at + 1 })],
      [`links_${at}_url`, say('addressOfLink', { at: at + 1 })],
    ]).flat(),
  ),
  conduct: say('codeOfConduct'),
  refusedWords: say('wordsThatAreRefused2'),
  conductEdition: say('timesThatMembersWere'),
  sender: say('nameOfTheSender'),
  replyTo: say('addressForReplies'),
  signup: say('newMembers'),
})

/** What the parts of the settings are called in a list of what was changed. */
export const partNames: Readonly<Record<string, string>> = {
  name: 'name',
  shortName: 'short name',
  accent: 'accent',
  logo: 'logo',
  get logoDark() {
    return say('logoInTheDark2')
  },
  landing: 'landing page',
  footer: 'footer',
  links: 'links',
  get conduct() {
    return say('codeOfConduct2')
  },
  get refusedWords() {
    return say('wordsRefusedInThe')
  },
  get conductEdition() {
    return say('acceptanceOfTheCode')
  },
  get sender() {
    return say('senderOfMails')
  },
  get replyTo() {
    return say('addressForReplies2')
  },
  membersOnly: 'visibility',
  signup: 'sign-up',
  timeZone: 'time zone',
  language: 'language',
}
