import { say } from 'words:question-merge'
import {
  listQuestionChanges,
  type QuestionChange,
  undoQuestionChange,
} from '@callofcode/contract/question-merge/question-merge'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { told } from '../../platform/language/told.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { useChange } from './curriculum-queries.ts'
import './curriculum-editor.css'

interface Search {
  readonly cursor?: string | undefined
}
const changesOf = ({ cursor }: Search) => read(listQuestionChanges, { query: { cursor } }, { quiet: true })
const list = perLocale((locale) => new Intl.ListFormat(locale))
const listed = (names: readonly string[]) => list().format(names.map((name) => `“${name}”`))

export const head = () => ({ title: titled(say('mergedAndSplit')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(changesOf(search))

/** Lists merged and split questions. Each change can be undone. */
export function Page() {
  const search = useSearch({ strict: false }) as Search
  const { data, error, refetch, isFetching } = useQuery({ ...changesOf(search), refetchOnMount: 'always' })
  const refused = refusedCursor(error)
  return (
    <main id="main" className="page">
      <ListHead title={say('mergedAndSplit')} />
      {data && data.data.length === 0 && (
        <EmptyState
          title={say('nothingMerged')}
          action={
            <Link className={buttonClass()} to={paths.curriculum}>
              {say('toTheCurriculum')}
            </Link>
          }
        >
          {say('howToMerge')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="rows" aria-label={say('changes')}>
          {data.data.map((change) => (
            <Row key={change._id} change={change} />
          ))}
        </ul>
      )}
      {data && (
        <MoreOfList
          to={paths.curriculumChanges}
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

function Row({ change }: { change: QuestionChange }) {
  const { _id, kind, from, into, at, by, members, undoneAt, stays } = change
  return (
    <li className="change-row">
      <div className="edited-what">
        <p className="card-title" id={rowId(_id)} tabIndex={-1}>
          {say(kind === 'merge' ? 'oneInto' : 'oneSplit', { from, into: listed(into) })}
        </p>
        <p className="edited-facts small muted">
          <LocalDate iso={at} />
          {by && <span>{by}</span>}
          <span>{say('membersTicked', { members })}</span>
        </p>
        {undoneAt ? (
          <p className="small">{say('takenBackOn', { day: () => <LocalDate iso={undoneAt} /> })}</p>
        ) : (
          stays && <p className="small muted">{told(stays)}</p>
        )}
      </div>
      {!stays && <TakeBack change={change} />}
    </li>
  )
}

const rowId = (id: string) => `change-${id}`

function TakeBack({ change }: { change: QuestionChange }) {
  const [asking, setAsking] = useState(false)
  useFocusWhenGone(rowId(change._id))
  return (
    <>
      <Button size="dense" onClick={() => setAsking(true)}>
        {say('takeBack')}
        <span className="sr"> {change.from}</span>
      </Button>
      {asking && <UndoDialog change={change} onClose={() => setAsking(false)} />}
    </>
  )
}

function UndoDialog({ change, onClose }: { change: QuestionChange; onClose: () => void }) {
  const client = useQueryClient()
  const { mutate, isPending } = useChange(() =>
    call(undoQuestionChange, { params: { id: change._id } }).finally(
      () => void client.invalidateQueries({ queryKey: keyOf(listQuestionChanges) }),
    ),
  )
  const { from, into, members, kind } = change
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('takeBack')}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            busy={isPending && say('takingBack')}
            onClick={() => mutate(undefined, { onSuccess: onClose })}
          >
            {say('takeBack')}
          </Button>
        </>
      }
    >
      <p>{say(kind === 'merge' ? 'undoMerge' : 'undoSplit', { from, into: listed(into), members })}</p>
    </Dialog>
  )
}
