import { letter } from '../../platform/mail/letter.ts'
import type { MeasureRow } from './measure-tables.ts'

type To = Parameters<typeof letter>[0]
interface Taken {
  readonly measure: MeasureRow
  /** The title of the thread and the text of the post that it is about. */
  readonly post: { readonly title: string; readonly content: string } | undefined
}

const MOST_QUOTED = 300
const inUtc = (time: Date) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`

const quoted = ({ title, content }: NonNullable<Taken['post']>) =>
  `It is about what you wrote in “${title}”: “${content.slice(0, MOST_QUOTED)}${content.length > MOST_QUOTED ? '…' : ''}”`

const said = ({ measure: { reason, words }, post }: Taken) => [
  ...(reason ? [`The reason: ${reason.toLowerCase()}.`] : []),
  `They write: “${words}”`,
  ...(post ? [quoted(post)] : []),
]

const link = (publicUrl: string) => ({ text: 'Read it at the club', address: `${publicUrl}/standing` })

export const measureMails = {
  warned: (to: To, taken: Taken, publicUrl: string) =>
    letter(to, {
      subject: 'A warning from the moderators',
      paragraphs: [
        'The moderators of the club have warned you. You can go on writing.',
        ...said(taken),
        'When you visit the club next, please confirm that you have read this. If you think it is a mistake, answer this mail.',
      ],
      link: link(publicUrl),
    }),
  paused: (to: To, taken: Taken, publicUrl: string) =>
    letter(to, {
      subject: 'The moderators paused you',
      paragraphs: [
        `Until ${inUtc(taken.measure.until ?? new Date())} you cannot post, reply or vote. You can read everything, solve problems and keep drafts.`,
        ...said(taken),
        'The pause ends by itself. If you think it is a mistake, answer this mail.',
      ],
      link: link(publicUrl),
    }),
  unpaused: (to: To, publicUrl: string) =>
    letter(to, {
      subject: 'Your pause was lifted',
      paragraphs: ['The moderators ended your pause early: you can post, reply and vote again.'],
      link: link(publicUrl),
    }),
}
