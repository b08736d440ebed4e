import { say } from 'words:question-merge'
import { listMyQuestionChanges } from '@callofcode/contract/question-merge/question-merge'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ChangeLines } from './changes/question-history.tsx'
import './changes/question-history.css'

interface Search {
  readonly cursor?: string | undefined
}
const changesOf = ({ cursor }: Search) => read(listMyQuestionChanges, { query: { cursor } }, { quiet: true })

export const head = () => ({ title: titled(say('whatBecame')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(changesOf(search))

/** Lists what happened to a member's ticks. */
export function Page() {
  const search = useSearch({ strict: false }) as Search
  const { data, error, refetch, isFetching } = useQuery(changesOf(search))
  const refused = refusedCursor(error)
  return (
    <main id="main" className="page">
      <ListHead title={say('whatBecame')} about={say('nothingIsLost')} />
      {data && data.data.length === 0 && (
        <EmptyState
          title={say('nothingChanged')}
          action={
            <Link className={buttonClass()} to={paths.dsa}>
              {say('toTheTracker')}
            </Link>
          }
        >
          {say('whenQuestionsChange')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <ChangeLines changes={data.data} />}
      {data && (
        <MoreOfList
          to={paths.questionChanges}
          search={search}
          next={data.nextCursor}
          things={say('changes')}
        />
      )}
      {!data && error && refused && <ErrorState title={refused} />}
      {!data && error && !refused && (
        <LoadFailed title={say('didNotArrive')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading words={say('loading')}>
          <Skeleton size="tall" />
        </Loading>
      )}
    </main>
  )
}
