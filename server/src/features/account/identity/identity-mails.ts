import { letter, type To } from '../../../platform/mail/letter.ts'
import { SITE } from '../../../platform/mail/mail-identity.ts'

/** Mails about accounts elsewhere. `name` is what that account is called. */
export const identityMails = {
  connected: (to: To, name: string, publicUrl: string) =>
    letter(to, {
      subject: `Another way to sign in to ${SITE}`,
      paragraphs: [
        `Somebody, hopefully you, just signed in with ${name}. From now on it signs you in, beside your password.`,
        'If it was not you, tell the club.',
      ],
      link: { text: 'Settings', address: `${publicUrl}/settings` },
    }),
}
