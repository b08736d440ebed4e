import { say } from 'words:note'
import { type ListedNote, listNotes } from '@callofcode/contract/note/note'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { ShelfTabs } from '../curriculum/public.ts'
import './notes.css'

interface NotesSearch {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}
const notesOf = ({ q, cursor }: NotesSearch) =>
  read(listNotes, { query: { ...(q && { q }), ...(cursor && { cursor }) } }, { quiet: true })

export const head = () => ({ title: titled(say('notes')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(notesOf(search))

/** Lists all notes of a member, the latest first, with a search. */
export function Page() {
  const search = useSearch({ strict: false }) as NotesSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const query = { ...notesOf(search), refetchOnMount: 'always' as const }
  const { data, error, refetch, isFetching } = useQuery({ ...query, placeholderData: (before) => before })
  return (
    <main id="main" className="page">
      <ListHead title={say('notes')} />
      <ShelfTabs place={paths.notes} />
      <SearchRow
        label={say('searchNotes')}
        placeholder={say('searchNotesHere')}
        value={text}
        onChange={setText}
      />
      {!data && error && (
        <LoadFailed title={say('notesFailed')} retry={() => void refetch()} busy={isFetching}>
          {refusedCursor(error)}
        </LoadFailed>
      )}
      {!data && !error && (
        <Loading words={say('loadingNotes')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data?.data.length === 0 && <NoNotes q={search.q} onAll={() => setText('')} />}
      {data && data.data.length > 0 && (
        <ul className="rows note-rows">
          {data.data.map((note) => (
            <Row key={note.place} note={note} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.notes} search={search} next={data?.nextCursor} things={say('notesThings')} />
    </main>
  )
}

function NoNotes({ q, onAll }: { q: string | undefined; onAll: () => void }) {
  if (q)
    return (
      <EmptyState title={say('noNoteFound')} action={<Button onClick={onAll}>{say('allNotes')}</Button>}>
        {say('noNoteFoundLead')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={say('noNotes')}
      action={
        <Link className={buttonClass()} to={paths.dsa}>
          {say('toTracker')}
        </Link>
      }
    >
      {say('noNotesLead')}
    </EmptyState>
  )
}

function Row({ note: { title, questionId, problem, excerpt, updatedAt } }: { note: ListedNote }) {
  const name = title || say('goneQuestion')
  return (
    <li className="note-row">
      <p className="row-title">
        <NoteLink questionId={questionId} problem={problem}>
          {name}
        </NoteLink>
      </p>
      <p className="note-begins" dir="auto">
        {excerpt}
      </p>
      <p className="label plain">
        <LocalTime iso={updatedAt} />
      </p>
    </li>
  )
}

interface NoteLinkProps extends Pick<ListedNote, 'questionId' | 'problem'> {
  readonly children: string
}

/** A problem that is not a question of the tracker has its notes only beside its statement. */
function NoteLink({ questionId, problem, children }: NoteLinkProps) {
  if (questionId)
    return (
      <Link className="row-title" to={paths.note('$id')} params={{ id: questionId }}>
        {children}
      </Link>
    )
  if (!problem) return <bdi>{children}</bdi>
  return (
    <Link
      className="row-title"
      to={paths.problem('$slug')}
      params={{ slug: problem }}
      search={{ view: 'notes' }}
    >
      {children}
    </Link>
  )
}
