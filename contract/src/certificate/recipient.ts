import { z } from 'zod'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { email, line } from '../text.ts'

export const recipientMessages = {
  personRule: sentence('certificate.personRule', 'Name a member, a guest, or somebody else.'),
  recipientName: sentence('certificate.recipientName', 'Enter the name of the person.'),
  recipientEmail: sentence('certificate.recipientEmail', 'Leave the address out for members. They have one.'),
  awardRule: sentence(
    'certificate.awardRule',
    'Choose a place, or say what was won in at most {count} characters.',
    { count: limits.certificateAward },
  ),
  recipientsRule: sentence('certificate.recipientsRule', 'Choose 1 to {count} people.', {
    count: limits.chosen,
  }),
} as const

/** The places of a contest. An award is one of them, or what was won in the organiser's own words. */
export const PLACES = ['1', '2', '3'] as const
export type Place = (typeof PLACES)[number]
export const placeOf = (award: string | null): Place | undefined => PLACES.find((place) => place === award)

export const award = line(limits.certificateAward, recipientMessages.awardRule)

/** A person who gets a certificate. Exactly one of `memberId`, `guestId` and `name` says who it is. */
export const recipient = z
  .strictObject({
    memberId: z.uuid(recipientMessages.personRule).toLowerCase().optional(),
    /** The check-in of a guest at the door. */
    guestId: z.uuid(recipientMessages.personRule).toLowerCase().optional(),
    /** The name of somebody without an account who was not checked in, such as a speaker. */
    name: line(limits.name, recipientMessages.recipientName).optional(),
    /** Where a person without an account gets the link. */
    email: email.optional(),
    award: award.optional(),
  })
  .refine(({ memberId, guestId, name }) => [memberId, guestId, name].filter(Boolean).length === 1, {
    error: recipientMessages.personRule.error,
    path: ['name'],
  })
  .refine(({ memberId, email: address }) => !(memberId && address), {
    error: recipientMessages.recipientEmail.error,
    path: ['email'],
  })
export type Recipient = z.input<typeof recipient>

export const recipients = z
  .array(recipient, recipientMessages.recipientsRule)
  .min(1, recipientMessages.recipientsRule)
  .max(limits.chosen, recipientMessages.recipientsRule)
