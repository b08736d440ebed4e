import { letter, type To } from '../../../platform/mail/letter.ts'
import { SITE } from '../../../platform/mail/mail-identity.ts'

const hours = (seconds: number) =>
  seconds < 7_200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3_600)} hours`

/** Mails about the address of an account. */
export const addressMails = {
  confirm: (to: To, address: string, seconds: number) =>
    letter(to, {
      subject: `Confirm your address for ${SITE}`,
      paragraphs: [
        `Somebody, hopefully you, signed up to ${SITE} with this address. Open the link to confirm that it is yours.`,
        `It works once, for ${hours(seconds)}.`,
        'If it was not you, do not open it: then nobody can sign in to the club as you.',
      ],
      link: { text: 'Confirm this address', address },
    }),
  confirmNext: (to: To, address: string, seconds: number) =>
    letter(to, {
      subject: `Confirm your new address for ${SITE}`,
      paragraphs: [
        'Somebody, hopefully you, asked to use this address for their account. Open the link and press the button there; until then nothing changes.',
        `It works once, for ${hours(seconds)}.`,
        'If it was not you, do not open it, and nothing happens.',
      ],
      link: { text: 'Use this address', address },
    }),
  /** To the old address. It does not say the new one: who reads this mailbox need not know it. */
  changeAsked: (to: To, publicUrl: string) =>
    letter(to, {
      subject: `Another address for your ${SITE} account`,
      paragraphs: [
        'Somebody signed in to your account, hopefully you, asked in the settings to use another address. Until they confirm it with the mail to that address, nothing changes; then this one no longer signs you in.',
        'If it was not you, reset your password now. That also stops the change.',
      ],
      link: { text: 'Sign in or reset the password', address: `${publicUrl}/signup` },
    }),
  /** To the owner of an address that somebody else wants to use. */
  alreadyUsed: (to: To) =>
    letter(to, {
      subject: 'Your address was asked for by another account',
      paragraphs: [
        `Somebody, perhaps you, asked to use this address for another account of ${SITE}. It has an account already, so nothing was changed.`,
        'If it was not you, there is nothing to do.',
      ],
    }),
}
