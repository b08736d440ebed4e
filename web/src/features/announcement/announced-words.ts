import { say } from 'words:organiser'
import type { MailCounts } from '@callofcode/contract/announcement/announcement'

export const membersWords = (count: number) => say('membersCount', { count })

/** Describes the state of the mails, in one sentence. */
export function mailsWords({ total, sent, refused, waiting, dropped }: MailCounts): string {
  const rest = [
    waiting > 0 && say('mailsWait', { count: waiting }),
    refused > 0 && say('mailsRefused', { count: refused }),
    dropped > 0 && say('mailsDropped', { count: dropped }),
  ].filter(Boolean)
  return say('mailsSent', { total, sent, rest: rest.length > 0 ? 'yes' : 'no', list: rest.join(', ') })
}

/** Describes how many members the site told so far, and whether it goes on. */
export const toldWords = ({ told, isGoingOn }: { told: number; isGoingOn: boolean }): string =>
  membersWords(told) + (isGoingOn ? say('stillNotifying') : '')
