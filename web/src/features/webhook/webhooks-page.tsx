import { say } from 'words:webhook'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { NewWebhook } from './webhook-form.tsx'
import { webhooksRead } from './webhook-queries.ts'
import './webhooks.css'

/** Milliseconds between two reads while a message is on its way to a chat. */
const AGAIN = 2_000

export const head = () => ({ title: titled(say('webhooks')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(webhooksRead)

export function Page() {
  const { data, error, refetch, isFetching } = useQuery({
    ...webhooksRead,
    refetchOnMount: 'always',
    // The answer to a test is shown when it is there.
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ kind, last }) => kind !== 'json' && last === 'waiting') ? AGAIN : false,
  })
  return (
    <main id="main" className="page">
      <div className="list-head">
        <div className="page-head">
          <h1 className="title" id="webhooks-title" tabIndex={-1}>
            {say('webhooks')}
          </h1>
          <p className="lead">{say('whatHappensHereTold')}</p>
        </div>
        <MakeWebhook />
      </div>
      {!data && error && (
        <LoadFailed title={say('webhooksFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading words={say('loadingWebhooks')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState label={say('noneLabel')} title={say('nobodyIsTold')}>
          {say('noneHint')}
        </EmptyState>
      )}
      {data?.data.map((webhook) => (
        <WebhookCard key={webhook._id} webhook={webhook} />
      ))}
    </main>
  )
}

function MakeWebhook() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {say('newWebhook')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('newWebhook')}>
        <NewWebhook onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
