import { say } from 'words:operations'
import { getOperations, type Operations, type State } from '@callofcode/contract/operations/operations'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Notice, type NoticeTone } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { copyText } from '../../platform/page/copy-text.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { PartSection } from './part-section.tsx'
import { partName, partState, partsByNeed } from './part-sentences.ts'
import { plainText, summaryOf } from './plain-text.ts'
import { RUNBOOK_OF_DATABASE } from './runbook-pages.ts'
import { RunbookSection } from './runbook-section.tsx'
import './operations.css'

/** Milliseconds between two reads while the page is visible, and while a backup is made. */
const EVERY = 15_000
const EVERY_OF_BACKUP = 2_000

// The short stale time makes the page show a failure at once.
const operationsRead = { ...read(getOperations, {}, { quiet: true }), staleTime: 3_000, retry: false }

export const head = () => ({ title: titled(say('operations')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(operationsRead)

/** Shows operators how the site runs. The last figures stay while the site or its database is down. */
export function Page() {
  const { data, isError, refetch, isFetching } = useQuery({
    ...operationsRead,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.data.backups?.running ? EVERY_OF_BACKUP : EVERY),
  })
  return (
    <main id="main" className="page operations">
      <ListHead title={say('operations')} about={say('lead')} />
      {data && (
        <>
          {isError && <Away readAt={data.data.readAt} />}
          <Summary data={data.data} reread={() => void refetch()} busy={isFetching} />
          <div className="op-parts">
            {partsByNeed(data.data).map((part) => (
              <PartSection key={part} part={part} data={data.data} />
            ))}
          </div>
        </>
      )}
      {!data && isError && (
        <LoadFailed title={say('didNotArrive')} retry={() => void refetch()} busy={isFetching}>
          {say('databaseMayBeAway')}
          <RunbookSection title={RUNBOOK_OF_DATABASE} />
        </LoadFailed>
      )}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton size="tall" />
          <Skeleton size="block" />
        </Loading>
      )}
    </main>
  )
}

const Away = ({ readAt }: Pick<Operations, 'readAt'>) => (
  <Notice tone="error" role="alert">
    <p>{say('notReadSince', { time: () => <LocalTime iso={readAt} /> })}</p>
  </Notice>
)

const TONES: Readonly<Record<State, NoticeTone>> = { good: 'success', look: 'warning', bad: 'error' }

interface SummaryProps {
  readonly data: Operations
  readonly reread: () => void
  readonly busy: boolean
}

function Summary({ data, reread, busy }: SummaryProps) {
  const copy = async () => {
    if (await copyText(plainText(data))) toast.success(say('copied'))
    else toast.error(say('notCopied'))
  }
  const troubled = partsByNeed(data).filter((part) => partState(part, data) !== 'good')
  return (
    <div className="op-summary">
      <Notice tone={TONES[data.state]} role="status">
        <p className="op-said">{summaryOf(data)}</p>
      </Notice>
      {troubled.length > 0 && (
        <ul className="op-troubled" aria-label={say('needsYou')}>
          {troubled.map((part) => (
            <li key={part}>
              <a className="link" href={`#${part}`}>
                {partName(part)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="row-btns op-acts">
        <Button onClick={() => copy().catch(reportError)}>
          <Icon name="copy" />
          {say('copyAsText')}
        </Button>
        <Button variant="ghost" busy={busy && say('reading')} onClick={reread}>
          {say('readAgain')}
        </Button>
        <span className="small muted">{say('readAt', { time: () => <LocalTime iso={data.readAt} /> })}</span>
      </div>
    </div>
  )
}
