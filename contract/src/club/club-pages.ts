import { z } from 'zod'
import { optionalLink } from '../event/extras.ts'
import { limits } from '../limits.ts'
import { PICTURE_ADDRESS } from '../markdown/picture-size.ts'
import { line, truth, writing } from '../text.ts'
import { pageLimits, pageMessages } from './page-messages.ts'

// What a club shows of itself on its own pages: its team, sponsors, answers, resources and pictures of its events.

const picture = z.string(pageMessages.pictureRequired).regex(PICTURE_ADDRESS, pageMessages.pictureRequired)
const optionalPicture = z.union([z.literal(''), picture], pageMessages.pictureRequired)

const teamMember = z
  .strictObject({
    /** Empty for a member of the site: their account has the name. */
    name: line(limits.name),
    /** The handle of a member, as in their page’s address. Empty for people who are not members. */
    handle: line(limits.name).transform((value) => value.replace(/^@/, '').toLowerCase()),
    office: line(pageLimits.office, pageMessages.officeRequired),
    year: z
      .int(pageMessages.yearRule)
      .min(pageLimits.firstYear, pageMessages.yearRule)
      .max(pageLimits.lastYear, pageMessages.yearRule),
    photo: optionalPicture,
    /** How the person agreed to their photo. Only admins read it. */
    consent: line(pageLimits.consent),
  })
  .superRefine(({ name, handle, photo, consent }, context) => {
    if (name === '' && handle === '')
      context.addIssue({ code: 'custom', path: ['name'], message: pageMessages.personRequired.issue })
    if (photo !== '' && consent === '')
      context.addIssue({ code: 'custom', path: ['consent'], message: pageMessages.photoConsent.issue })
  })
export type TeamMember = z.output<typeof teamMember>

const sponsor = z.strictObject({
  name: line(limits.name, pageMessages.sponsorRequired),
  link: optionalLink,
  logo: optionalPicture,
})
export type Sponsor = z.output<typeof sponsor>

const question = z.strictObject({
  question: line(limits.title, pageMessages.questionRequired),
  /** Markdown. */
  answer: writing(pageLimits.answerBytes, pageMessages.answerRequired),
})
export type Question = z.output<typeof question>

const album = z
  .strictObject({
    title: line(limits.title, pageMessages.albumRequired),
    /** Nobody can be recognised in these pictures. */
    noFaces: truth,
    /** How those who can be recognised agreed. Only admins read it. */
    consent: line(pageLimits.consent),
    pictures: z.array(z.strictObject({ url: picture, alt: line(pageLimits.alt, pageMessages.altRequired) })),
  })
  .superRefine(({ noFaces, consent }, context) => {
    if (!noFaces && consent === '')
      context.addIssue({ code: 'custom', path: ['consent'], message: pageMessages.albumConsent.issue })
  })
export type Album = z.output<typeof album>

/** The settings that make the club's own pages. */
export const clubPages = {
  team: z.array(teamMember).max(pageLimits.team, pageMessages.tooManyRows(pageLimits.team)),
  sponsors: z.array(sponsor).max(pageLimits.sponsors, pageMessages.tooManyRows(pageLimits.sponsors)),
  questions: z.array(question).max(pageLimits.questions, pageMessages.tooManyRows(pageLimits.questions)),
  /** Markdown: links and text. */
  resources: writing(pageLimits.resourcesBytes),
  gallery: z
    .array(album)
    .max(pageLimits.albums, pageMessages.tooManyRows(pageLimits.albums))
    .refine(
      (albums) => albums.reduce((sum, { pictures }) => sum + pictures.length, 0) <= pageLimits.pictures,
      pageMessages.tooManyPictures,
    ),
}
