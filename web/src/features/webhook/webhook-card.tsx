import { say } from 'words:webhook'
import {
  pingWebhook,
  removeWebhook,
  updateWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
} from '@callofcode/contract/webhook/webhook'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { told } from '../../platform/language/told.ts'
import { ConfirmDialog, Dialog } from '../../platform/overlay/dialog.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { VerdictBadge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DeliveryLog, faultWords } from './delivery-log.tsx'
import { EditWebhook } from './webhook-form.tsx'
import { useAct } from './webhook-queries.ts'
import { kindName } from './webhook-target.tsx'

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { kind, url, chat, events, offReason, last, lastError } = webhook
  const [isLogOpen, setLogOpen] = useState(false)
  const { host, pathname } = new URL(url)
  const name = kind === 'json' ? host : kindName(kind)
  const before = useRef(last)
  useEffect(() => {
    if (kind !== 'json' && before.current === 'waiting' && last === 'delivered')
      toast.success(say('arrived', { name }))
    before.current = last
  }, [kind, last, name])
  return (
    <section className="webhook" aria-label={name}>
      <div className="webhook-head">
        <h2 className="card-title">{name}</h2>
        <State webhook={webhook} />
      </div>
      <p className="webhook-url">{kind === 'json' ? host + pathname : (chat ?? host)}</p>
      <p className="small muted">{eventWords(kind, events)}</p>
      {offReason && (
        <Notice tone="warning">{offReason === 'gone' ? say('offGone') : say('offFailing')}</Notice>
      )}
      {last !== 'delivered' && lastError && <Notice tone="warning">{faultWords(lastError)}</Notice>}
      <Acts webhook={webhook} isLogOpen={isLogOpen} onLog={() => setLogOpen((open) => !open)} />
      {isLogOpen && <DeliveryLog webhook={webhook} />}
    </section>
  )
}

/** Names the events: by their codes for programs, in words for a chat. */
const eventWords = (kind: Webhook['kind'], events: readonly string[]) =>
  events.map((event) => (kind === 'json' ? event : told(WEBHOOK_EVENTS[event as WebhookEvent]))).join(' · ')

function State({ webhook: { isOn, failingSince, last } }: { webhook: Webhook }) {
  if (!isOn) return <VerdictBadge tone="rejected">{say('off')}</VerdictBadge>
  if (failingSince)
    return (
      <VerdictBadge tone="pending">
        {say('failsSince', { time: () => <LocalTime iso={failingSince} /> })}
      </VerdictBadge>
    )
  if (!last) return <VerdictBadge tone="unknown">{say('nothingSentYet')}</VerdictBadge>
  return <VerdictBadge tone="selected">{say('on')}</VerdictBadge>
}

interface ActsProps {
  webhook: Webhook
  isLogOpen: boolean
  onLog: () => void
}

function Acts({ webhook, isLogOpen, onLog }: ActsProps) {
  const { _id: id, isOn } = webhook
  const [editing, setEditing] = useState(false)
  const ping = useAct(() => call(pingWebhook, { params: { id } }))
  const turn = useAct(() => call(updateWebhook, { params: { id }, body: { isOn: !isOn } }))
  return (
    <div className="row-btns">
      <Button aria-expanded={isLogOpen} onClick={onLog}>
        <Icon name="list" />
        {say('log')}
      </Button>
      {isOn && (
        <Button busy={ping.isPending && say('sending')} onClick={ping.act}>
          {say('sendATest')}
        </Button>
      )}
      <Button onClick={() => setEditing(true)}>{say('edit')}</Button>
      <Button busy={turn.isPending} onClick={turn.act}>
        {isOn ? say('switchOff') : say('switchOn')}
      </Button>
      <Remove webhook={webhook} />
      <Dialog open={editing} onOpenChange={setEditing} title={say('editWebhook')}>
        <EditWebhook webhook={webhook} onDone={() => setEditing(false)} />
      </Dialog>
    </div>
  )
}

function Remove({ webhook: { _id: id, kind, url } }: { webhook: Webhook }) {
  const [asked, setAsked] = useState(false)
  const { act, isPending } = useAct(async () => {
    const answer = await call(removeWebhook, { params: { id } })
    document.getElementById('webhooks-title')?.focus()
    return answer
  })
  const confirm = () => {
    setAsked(false)
    act()
  }
  return (
    <>
      <Button variant="ghost" busy={isPending && say('deleting')} onClick={() => setAsked(true)}>
        {say('delete')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('deleteWebhook')}
        question={say('deleteTheWebhookTo', { host: kind === 'json' ? new URL(url).host : kindName(kind) })}
        onConfirm={confirm}
      >
        {say('deleteHint')}
      </ConfirmDialog>
    </>
  )
}
