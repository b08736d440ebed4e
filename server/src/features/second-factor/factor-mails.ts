import { letter, type To } from '../../platform/mail/letter.ts'
import { SITE } from '../../platform/mail/mail-identity.ts'

const IF_NOT_YOU = 'If it was not you, change your password now, look at your sign-ins, and tell the club.'
const settings = (publicUrl: string) => ({
  text: 'Open your settings',
  address: `${publicUrl}/settings#second-factor`,
})

/** `what`: `your authenticator app`, or `the passkey “Phone”`. */
export const factorMails = {
  added: (to: To, publicUrl: string, what: string) =>
    letter(to, {
      subject: `A second factor was added to your ${SITE} account`,
      paragraphs: [
        `Signing in to your account now needs a second step: ${what} was just added.`,
        'Keep the recovery codes in a place that is not this device.',
        IF_NOT_YOU,
      ],
      link: settings(publicUrl),
    }),
  removed: (to: To, publicUrl: string, what: string) =>
    letter(to, {
      subject: `A second factor was removed from your ${SITE} account`,
      paragraphs: [`From your account ${what} was just removed.`, IF_NOT_YOU],
      link: settings(publicUrl),
    }),
  recoveryCodeUsed: (to: To, publicUrl: string, left: number) =>
    letter(to, {
      subject: `A recovery code of your ${SITE} account was used`,
      paragraphs: [
        `Somebody, hopefully you, just signed in with a recovery code. ${leftWords(left)}`,
        IF_NOT_YOU,
      ],
      link: settings(publicUrl),
    }),
  recoveryCodesRenewed: (to: To, publicUrl: string) =>
    letter(to, {
      subject: `New recovery codes for your ${SITE} account`,
      paragraphs: ['New recovery codes were just made in your settings. Those from before end.', IF_NOT_YOU],
      link: settings(publicUrl),
    }),
  reset: (to: To, publicUrl: string) =>
    letter(to, {
      subject: `The second factors of your ${SITE} account were removed`,
      paragraphs: [
        'An admin of the club removed every second factor of your account. You sign in with your password alone now, and can set up another one.',
        'If you did not ask for that, tell the club.',
      ],
      link: settings(publicUrl),
    }),
}

const leftWords = (left: number) =>
  left === 0
    ? 'It was the last one: make new ones in your settings.'
    : `${left === 1 ? 'One is' : `${left} are`} left.`
