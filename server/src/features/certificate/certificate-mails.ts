import { letter, type To } from '../../platform/mail/letter.ts'
import type { CertificateRow } from './certificate-tables.ts'

type Told = Pick<CertificateRow, 'title' | 'eventTitle' | 'code' | 'name' | 'memberId'>

/** Mails to people with a certificate. */
export const certificateMails = {
  issued: (to: To, { title, eventTitle: event, code, name, memberId }: Told, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('certificateSubject', { event }),
      paragraphs: [
        say('certificate', { event, title }),
        say(memberId === null ? 'certificateOpenFile' : 'certificateFile'),
        say('certificateName', { name }),
      ],
      link: { text: say('seeCertificate'), address: `${publicUrl}/verify/${code}` },
    })),
  revoked: (to: To, { title, eventTitle: event, code }: Told, publicUrl: string, reason: string) =>
    letter(to, (say) => ({
      subject: say('revokedSubject', { event }),
      paragraphs: [say('revoked', { title, event }), say('revokedReason', { reason }), say('mistakeWrite')],
      link: { text: say('seeItsPage'), address: `${publicUrl}/verify/${code}` },
    })),
  corrected: (to: To, { title, eventTitle: event, code, name }: Told, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('correctedSubject', { event }),
      paragraphs: [say('corrected', { title, event, name }), say('correctedBefore')],
      link: { text: say('seeCertificate'), address: `${publicUrl}/verify/${code}` },
    })),
}
