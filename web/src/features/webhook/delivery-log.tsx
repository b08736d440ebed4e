import { say } from 'words:webhook'
import { chatFaults } from '@callofcode/contract/webhook/chat'
import { type Delivery, redeliver, type Webhook, webhookFaults } from '@callofcode/contract/webhook/webhook'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toldOf } from '../../platform/language/told.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { VerdictBadge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { deliveriesRead, useAct } from './webhook-queries.ts'

/** Milliseconds between two polls while a delivery is pending. */
const AGAIN = 2_000

/** Lists the deliveries to one webhook, a page at a time. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [cursor, setCursor] = useState<string>()
  const { data, error, refetch, isFetching } = useQuery({
    ...deliveriesRead(webhook._id, cursor),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? AGAIN : false),
  })
  if (!data)
    return error ? (
      <LoadFailed title={say('logFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words={say('loadingTheLog')}>
        <Skeleton size="tall" />
      </Loading>
    )
  if (data.data.length === 0) return <p className="small muted">{say('nothingWasSentYet')}</p>
  return (
    <>
      <ul className="rows deliveries">
        {data.data.map((delivery) => (
          <DeliveryRow key={delivery._id} webhook={webhook} delivery={delivery} />
        ))}
      </ul>
      <div className="row-btns">
        {cursor && (
          <Button variant="ghost" onClick={() => setCursor(undefined)}>
            {say('newest')}
          </Button>
        )}
        {data.nextCursor && (
          <Button onClick={() => setCursor(data.nextCursor ?? undefined)}>{say('older')}</Button>
        )}
      </div>
    </>
  )
}

/** Puts the reason of a delivery that did not arrive into the reader's language. */
export const faultWords = (error: string) =>
  toldOf([...Object.values(webhookFaults), ...Object.values(chatFaults)], error)

const isOnItsWay = ({ state }: Delivery) => state === 'waiting'

const STATES = {
  delivered: 'selected',
  failed: 'rejected',
  waiting: 'pending',
} as const

interface DeliveryRowProps {
  webhook: Webhook
  delivery: Delivery
}

function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const { event, state, createdAt, attempts, nextAt, status, tookMs, answer, error, body } = delivery
  return (
    <li>
      <details>
        <summary>
          <VerdictBadge tone={STATES[state]}>{say(state)}</VerdictBadge>
          <code className="small">{event}</code>
          <span className="small muted">
            <LocalTime iso={createdAt} />
          </span>
        </summary>
        <div className="delivery">
          <p className="small muted">
            {say('deliveryAttempts', {
              attempts,
              status: status !== null ? 'yes' : 'no',
              status2: status ?? '',
              tookMs: tookMs !== null ? 'yes' : 'no',
              tookMs2: tookMs ?? '',
            })}
            {state === 'waiting' &&
              attempts > 0 &&
              nextAt &&
              say('next', { time: () => <LocalTime iso={nextAt} /> })}
          </p>
          {error && <p className="small">{faultWords(error)}</p>}
          <Text label={say('sent')} text={body} />
          {answer && <Text label={say('answer')} text={answer} />}
          {webhook.isOn && <Again webhook={webhook} delivery={delivery} />}
        </div>
      </details>
    </li>
  )
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="label plain">{label}</p>
      <pre className="delivery-text">{text}</pre>
    </div>
  )
}

function Again({ webhook, delivery }: DeliveryRowProps) {
  const params = { id: webhook._id, deliveryId: delivery._id }
  const { act, isPending } = useAct(() => call(redeliver, { params }))
  return (
    <div className="row-btns">
      <Button busy={isPending && say('sending')} onClick={act}>
        {say('deliverAgain')}
      </Button>
    </div>
  )
}
