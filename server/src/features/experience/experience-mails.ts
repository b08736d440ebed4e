import { letter, type To } from '../../platform/mail/letter.ts'
import type { ExperienceRow } from './experience-tables.ts'

type Reviewed = Pick<ExperienceRow, 'company' | 'role' | 'candidate'>

/** Mails to the author of a submitted experience. */
export const experienceMails = {
  accepted: (to: To, { company, role, candidate }: Reviewed, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('experienceAcceptedSubject'),
      paragraphs: [
        say('experienceAccepted', { company, role }),
        candidate ? say('experienceBy', { name: candidate }) : say('experienceNameless'),
        say('experienceThanks'),
      ],
      link: { text: say('seeExperiences'), address: `${publicUrl}/dashboard/interviewExp` },
    })),
  refused: (to: To, { company, role }: Reviewed, publicUrl: string, reason: string) =>
    letter(to, (say) => ({
      subject: say('experienceRefusedSubject'),
      paragraphs: [
        say('experienceRefused', { company, role }),
        say('theReason', { reason }),
        say('experienceAgain'),
      ],
      link: { text: say('seeSubmissions'), address: `${publicUrl}/dashboard/submitExperience` },
    })),
}
