import { say } from 'words:announcement'
import { tryAnnouncementMail } from '@callofcode/contract/announcement/announcement'
import type { Audience } from '@callofcode/contract/announcement/tell'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { NobodyGetsMail } from '../../platform/feedback/no-mail.tsx'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { useClub } from '../../platform/session/club.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { zoneWords } from '../../platform/time/zone-names.ts'
import { Button } from '../../platform/ui/button.tsx'
import { membersWords } from './announced-words.ts'
import { audienceOf } from './announcement-queries.ts'
import { forWhom } from './audience-words.ts'
import './mail-dialog.css'

export interface MailDialogProps {
  audience: Audience
  /** False sends the announcement on the site only. */
  mail: boolean
  /** The time on the club's clocks, like `2026-12-01T10:00`. Undefined means now. */
  at?: string | undefined
  /** The text of the mail. */
  text: { title: string; content: string }
  onClose: () => void
  onConfirm: () => void
}

/** Asks before many members are notified: how many they are, how long mails take, and how one looks. */
export function MailDialog({ audience, mail, at, text, onClose, onConfirm }: MailDialogProps) {
  const { count, before, press } = useCount(audience, mail, onConfirm)
  const { timeZone } = useClub()
  const { members = 0, perMinute = 1 } = count ?? {}
  const mailed = mail ? (count?.mailed ?? 0) : 0
  const { look, sendMe, isSending } = useTry(text, mail)
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={mail ? say('beforeMails') : say('beforeTold')}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          {mail && (
            <Button busy={isSending && say('sendingOne')} onClick={() => sendMe()}>
              {say('sendToMeFirst')}
            </Button>
          )}
          <Button variant="primary" disabled={!count} onClick={press}>
            {mailed > 0 ? say('mailMany', { count: mailed }) : say('tellMany', { count: members })}
          </Button>
        </>
      }
    >
      <NobodyGetsMail />
      {before !== undefined && (
        <Notice tone="warning">{say('countChanged', { before, now: mail ? mailed : members })}</Notice>
      )}
      {count && (
        <>
          <p>
            <b>{text.title}</b> {forWhom({ to: audience.to, toName: count.toName })}
          </p>
          <p className="card-title">
            {!mail && say('tellManyAsk', { count: members })}
            {mail && (mailed > 0 ? say('mailManyAsk', { count: mailed }) : say('nobodyWantsMails'))}
          </p>
          {at && (
            <p className="muted">
              {say('notBefore', { day: longDate(`${at}Z`), time: at.slice(11), zone: zoneWords(timeZone) })}
            </p>
          )}
          {mail && (
            <p className="muted">
              {mailed > 0 && say('howLongMails', { perMinute, minutes: Math.ceil(mailed / perMinute) })}{' '}
              {say('alsoNotified', { members: membersWords(members) })}
            </p>
          )}
        </>
      )}
      {look && (
        <article className="mail-look" aria-label={say('mailAsItLooks')}>
          {look.from && <p className="small muted">{say('mailFrom', { from: look.from })}</p>}
          <p className="card-title">{look.subject}</p>
          <p>{look.hello}</p>
          <p>{look.lead}</p>
          <Prose html={look.html} />
          <p>
            <span className="mail-link">{look.link}</span>
          </p>
          <p className="small muted">{look.foot}</p>
        </article>
      )}
    </Dialog>
  )
}

/** A smaller difference between two counts is not worth a question: fewer than this many members, or this part of them. */
const FEW = 5
const SMALL_PART = 0.05

/**
 * Counts the audience when the dialog opens, and again when it is confirmed. If that is another number, the organiser sees it
 * and decides again.
 */
function useCount(audience: Audience, mail: boolean, onConfirm: () => void) {
  const { data, refetch } = useQuery({ ...audienceOf(audience), refetchOnMount: 'always' })
  const [before, setBefore] = useState<number>()
  const numberOf = (answer: typeof data) => (mail ? answer?.data.mailed : answer?.data.members) ?? 0
  const confirm = async () => {
    const seen = numberOf(data)
    const now = numberOf((await refetch()).data)
    if (Math.abs(now - seen) < Math.max(FEW, seen * SMALL_PART)) onConfirm()
    else setBefore(seen)
  }
  return { count: data?.data, before, press: () => void confirm().catch(reportError) }
}

/** Previews the mail, and mails a copy to the author. */
function useTry({ title, content }: MailDialogProps['text'], isMailed: boolean) {
  const ask = (sendMe: boolean) => call(tryAnnouncementMail, { body: { title, content, sendMe } })
  const { data } = useQuery({
    queryKey: ['personal announcement-mail', title, content],
    queryFn: () => ask(false),
    enabled: isMailed,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(true),
    onSuccess: ({ message }) => {
      if (message) toast.success(message)
    },
  })
  return { look: data?.data, sendMe: mutate, isSending: isPending }
}
