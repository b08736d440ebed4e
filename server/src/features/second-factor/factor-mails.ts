import { letter, type To } from '../../platform/mail/letter.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'

const settings = (say: SayInMail, publicUrl: string) => ({
  text: say('openSettings'),
  address: `${publicUrl}/settings#second-factor`,
})

/** `passkey`: its name, or null for the authenticator app. */
export const factorMails = {
  added: (to: To, publicUrl: string, passkey: string | null) =>
    letter(to, (say) => ({
      subject: say('factorAddedSubject'),
      paragraphs: [
        passkey === null ? say('appAdded') : say('passkeyAdded', { name: passkey }),
        say('keepCodes'),
        say('factorNotYou'),
      ],
      link: settings(say, publicUrl),
    })),
  removed: (to: To, publicUrl: string, passkey: string | null) =>
    letter(to, (say) => ({
      subject: say('factorRemovedSubject'),
      paragraphs: [
        passkey === null ? say('appRemoved') : say('passkeyRemoved', { name: passkey }),
        say('factorNotYou'),
      ],
      link: settings(say, publicUrl),
    })),
  /** `left`: the number of codes that remain. */
  recoveryCodeUsed: (to: To, publicUrl: string, left: number) =>
    letter(to, (say) => ({
      subject: say('codeUsedSubject'),
      paragraphs: [say('codeUsed', { count: left }), say('factorNotYou')],
      link: settings(say, publicUrl),
    })),
  recoveryCodesRenewed: (to: To, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('codesRenewedSubject'),
      paragraphs: [say('codesRenewed'), say('factorNotYou')],
      link: settings(say, publicUrl),
    })),
  reset: (to: To, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('factorsResetSubject'),
      paragraphs: [say('factorsReset'), say('factorsResetNotYou')],
      link: settings(say, publicUrl),
    })),
}
