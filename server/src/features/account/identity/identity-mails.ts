import { letter, type To } from '../../../platform/mail/letter.ts'

/** Mails about accounts elsewhere. `name` is what that account is called. */
export const identityMails = {
  connected: (to: To, name: string, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('connectedSubject'),
      paragraphs: [say('connected', { name }), say('tellClub')],
      link: { text: say('settings'), address: `${publicUrl}/settings` },
    })),
}
