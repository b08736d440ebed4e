import { letter } from '../../platform/mail/letter.ts'
import type { ExperienceRow } from './experience-tables.ts'

type To = Parameters<typeof letter>[0]
type Reviewed = Pick<ExperienceRow, 'company' | 'role' | 'candidate'>

/** Mails to the author of a submitted experience. */
export const experienceMails = {
  accepted: (to: To, { company, role, candidate }: Reviewed, publicUrl: string) =>
    letter(to, {
      subject: 'Your interview experience is published',
      paragraphs: [
        `Your interview experience (${company}, ${role}) was accepted: everybody can read it now.`,
        candidate ? `It says “by ${candidate}”.` : 'It shows no name, as you asked.',
        'Thank you for helping the next candidates.',
      ],
      link: { text: 'See the interview experiences', address: `${publicUrl}/dashboard/interviewExp` },
    }),
  refused: (to: To, { company, role }: Reviewed, publicUrl: string, reason: string) =>
    letter(to, {
      subject: 'Your interview experience was not published',
      paragraphs: [
        `Your interview experience (${company}, ${role}) was read and refused, so it is not published.`,
        `The reason: “${reason}”`,
        'You still find it among your submissions. If you think this is a mistake, write to the club, or send it in again with changes.',
      ],
      link: { text: 'See your submissions', address: `${publicUrl}/dashboard/submitExperience` },
    }),
}
