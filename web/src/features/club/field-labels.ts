import { clubLimits } from '@callofcode/contract/site/club'
import type { Area } from '@callofcode/contract/site/club-look'

export const areaNames: Readonly<Record<Area, string>> = {
  modules: 'Modules',
  blogs: 'Blogs',
  experiences: 'Interview experiences',
  problems: 'Problems',
  forum: 'Forum',
  events: 'Events',
  members: 'Member pages',
  lists: 'Lists of questions',
}

const LINES = ['First', 'Second', 'Third']

/** What the fields of the forms are called, by their names. */
export const fieldLabels: Readonly<Record<string, string>> = {
  ...areaNames,
  name: 'Name',
  shortName: 'Short name',
  accent: 'Accent',
  logo: 'Logo',
  logoDark: 'Logo in the dark theme',
  timeZone: 'Time zone',
  language: 'Language',
  landing_tagline: 'Tagline',
  landing_why: 'Title of the reasons',
  landing_closing: 'Closing call',
  landing_invitation: 'Words under the closing call',
  ...Object.fromEntries(
    LINES.flatMap((line, at) => [
      [`landing_headline_${at}`, `${line} word of the headline`],
      [`landing_reasons_${at}_title`, `Title of the ${line.toLowerCase()} reason`],
      [`landing_reasons_${at}_words`, `Words of the ${line.toLowerCase()} reason`],
    ]),
  ),
  footer: 'Last line',
  ...Object.fromEntries(
    Array.from({ length: clubLimits.links }, (_, at) => [
      [`links_${at}_label`, `Name of link ${at + 1}`],
      [`links_${at}_url`, `Address of link ${at + 1}`],
    ]).flat(),
  ),
  conduct: 'Code of conduct',
  refusedWords: 'Words that are refused in the forum',
  conductEdition: 'Times that members were asked to accept it',
  sender: 'Name of the sender',
  replyTo: 'Address for replies',
  signup: 'New members',
}

/** What the parts of the settings are called in a list of what was changed. */
export const partNames: Readonly<Record<string, string>> = {
  name: 'name',
  shortName: 'short name',
  accent: 'accent',
  logo: 'logo',
  logoDark: 'logo in the dark theme',
  landing: 'landing page',
  footer: 'footer',
  links: 'links',
  conduct: 'code of conduct',
  refusedWords: 'words refused in the forum',
  conductEdition: 'acceptance of the code of conduct',
  sender: 'sender of mails',
  replyTo: 'address for replies',
  membersOnly: 'visibility',
  signup: 'sign-up',
  timeZone: 'time zone',
  language: 'language',
}
