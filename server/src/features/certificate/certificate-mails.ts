import { letter } from '../../platform/mail/letter.ts'
import type { CertificateRow } from './certificate-tables.ts'

type To = Parameters<typeof letter>[0]
type Told = Pick<CertificateRow, 'title' | 'eventTitle' | 'code' | 'name'>

/** Mails to whom a certificate names. */
export const certificateMails = {
  issued: (to: To, { title, eventTitle, code, name }: Told, publicUrl: string) =>
    letter(to, {
      subject: `Your certificate: ${eventTitle}`,
      paragraphs: [
        `You have a certificate for ${eventTitle}: “${title}”.`,
        'You find its file in your profile. Everybody whom you give it to can check on its page that it is good.',
        `It says “${name}”. If that is not right, write to the club: it can be issued again.`,
      ],
      link: { text: 'See the certificate', address: `${publicUrl}/verify/${code}` },
    }),
  revoked: (to: To, { title, eventTitle, code }: Told, publicUrl: string, reason: string) =>
    letter(to, {
      subject: `Taken back: your certificate for ${eventTitle}`,
      paragraphs: [
        `The club took back your certificate “${title}” for ${eventTitle}.`,
        `The reason, which its page shows too: “${reason}”`,
        'If you think this is a mistake, write to the club.',
      ],
      link: { text: 'See its page', address: `${publicUrl}/verify/${code}` },
    }),
  corrected: (to: To, { title, eventTitle, code, name }: Told, publicUrl: string) =>
    letter(to, {
      subject: `Your certificate again: ${eventTitle}`,
      paragraphs: [
        `Your certificate “${title}” for ${eventTitle} was issued again. It says “${name}” now.`,
        'The one before does not hold any more: please use the new file, which you find in your profile.',
      ],
      link: { text: 'See the certificate', address: `${publicUrl}/verify/${code}` },
    }),
}
