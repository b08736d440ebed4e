import { letter, lifetime, type To } from '../../../platform/mail/letter.ts'

/** Mails about the address of an account. */
export const addressMails = {
  confirm: (to: To, address: string, seconds: number) =>
    letter(to, (say) => ({
      subject: say('confirmSubject'),
      paragraphs: [say('confirm'), say('worksOnce', { time: lifetime(say, seconds) }), say('confirmNotYou')],
      link: { text: say('confirmAddress'), address },
    })),
  confirmNext: (to: To, address: string, seconds: number) =>
    letter(to, (say) => ({
      subject: say('confirmNextSubject'),
      paragraphs: [
        say('confirmNext'),
        say('worksOnce', { time: lifetime(say, seconds) }),
        say('confirmNextNotYou'),
      ],
      link: { text: say('useAddress'), address },
    })),
  /** To the old address. It does not say the new one: who reads this mailbox need not know it. */
  changeAsked: (to: To, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('changeAskedSubject'),
      paragraphs: [say('changeAsked'), say('changeAskedNotYou')],
      link: { text: say('signInOrReset'), address: `${publicUrl}/signup` },
    })),
  /** To the owner of an address that somebody else wants to use. */
  alreadyUsed: (to: To) =>
    letter(to, (say) => ({
      subject: say('alreadyUsedSubject'),
      paragraphs: [say('alreadyUsed'), say('nothingToDo')],
    })),
}
