import type { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import { letter, type To } from '../../platform/mail/letter.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'
import type { SanctionRow } from './sanction-tables.ts'

interface Taken {
  readonly sanction: SanctionRow
  /** The title of the thread and the text of the post that the mail is about. */
  readonly post: { readonly title: string; readonly content: string } | undefined
}

const MOST_QUOTED = 300
const REASONS: Readonly<Record<(typeof FLAG_REASONS)[number], string>> = {
  Spam: 'spam',
  'Rude or abusive': 'rude',
  'Off topic': 'topic',
  'Gives a solution away': 'solution',
  Other: 'other',
}

const inUtc = ({ locale }: SayInMail, time: Date) =>
  new Intl.DateTimeFormat(locale, {
    ...({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const),
  }).format(time)

const quoted = (say: SayInMail, { title, content }: NonNullable<Taken['post']>) =>
  say('aboutPost', {
    title,
    text: `${content.slice(0, MOST_QUOTED)}${content.length > MOST_QUOTED ? '…' : ''}`,
  })

const said = (say: SayInMail, { sanction: { reason, words }, post }: Taken) => [
  ...(reason ? [say('reasonGiven', { reason: REASONS[reason] })] : []),
  say('theyWrite', { words }),
  ...(post ? [quoted(say, post)] : []),
]

const link = (say: SayInMail, publicUrl: string) => ({
  text: say('readAtClub'),
  address: `${publicUrl}/standing`,
})

export const sanctionMails = {
  warned: (to: To, taken: Taken, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('warnedSubject'),
      paragraphs: [say('warned'), ...said(say, taken), say('warnedConfirm')],
      link: link(say, publicUrl),
    })),
  paused: (to: To, taken: Taken, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('pausedSubject'),
      paragraphs: [
        say('paused', { time: inUtc(say, taken.sanction.until ?? new Date()) }),
        ...said(say, taken),
        say('pausedEnds'),
      ],
      link: link(say, publicUrl),
    })),
  unpaused: (to: To, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('unpausedSubject'),
      paragraphs: [say('unpaused')],
      link: link(say, publicUrl),
    })),
}
