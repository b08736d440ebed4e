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
  /** Goes to the old address. It leaves out the new address, because a reader of the old mailbox need not learn it. */
  changeAsked: (to: To, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('changeAskedSubject'),
      paragraphs: [say('changeAsked'), say('changeAskedNotYou')],
      link: { text: say('signInOrReset'), address: `${publicUrl}/signup` },
    })),
  /** Goes to the owner of an address that another person wants to use. */
  alreadyUsed: (to: To) =>
    letter(to, (say) => ({
      subject: say('alreadyUsedSubject'),
      paragraphs: [say('alreadyUsed'), say('nothingToDo')],
    })),
}
