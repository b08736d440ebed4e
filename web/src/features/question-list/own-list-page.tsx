import { say } from 'words:question-list'
import type { OwnList } from '@callofcode/contract/question-list/own-list'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { PackButton } from '../../platform/offline/pack-parts.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DeleteOwnList } from './delete-own-list.tsx'
import { OwnListEditor } from './own-list-editor.tsx'
import { OwnListForm } from './own-list-form.tsx'
import { ownListRead } from './own-lists.ts'
import { loadTicks } from './question-list-page.tsx'
import { QuestionListView } from './question-list-view.tsx'
import { ShareDialog } from './share-dialog.tsx'

export const load = ({ client, params: { id = '' } }: PagePlace) =>
  Promise.all([client.prefetchQuery(ownListRead(id)), ...loadTicks(client, true)])

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(ownListRead(id).queryKey)
  if (answer === null) return { title: titled(say('unknownList')), status: 404, unlisted: true }
  return { title: titled(say('listPageTitle', { title: answer?.data.title ?? say('list') })), unlisted: true }
}

/** Shows a list of the member's own, to tick its questions. With `edit` in the address, the questions can be sorted. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { edit } = useSearch({ strict: false }) as { edit?: string }
  const { data, isError, refetch } = useQuery({ ...ownListRead(id), refetchOnMount: 'always' })
  const list = data === null ? null : data?.data
  return (
    <QuestionListView
      list={list}
      failed={isError}
      retry={() => void refetch()}
      missing={say('noOwnList')}
      acts={list && <Acts list={list} isEdited={edit === '1'} />}
    >
      {list && (edit === '1' || list.questions.length === 0) && <OwnListEditor list={list} />}
    </QuestionListView>
  )
}

function Acts({ list, isEdited }: { list: OwnList; isEdited: boolean }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'words' | 'share' | 'delete'>()
  const close = () => setOpen(undefined)
  const turn = () => void navigate({ to: '.', search: isEdited ? {} : { edit: '1' }, resetScroll: false })
  return (
    <div className="row-btns list-acts">
      <Button size="dense" aria-pressed={isEdited} onClick={turn}>
        <Icon name={isEdited ? 'check' : 'numbered'} small />
        {isEdited ? say('doneEditing') : say('putInOrder')}
      </Button>
      {list.questions.length > 0 && (
        <Link className={buttonClass({ size: 'dense' })} to={paths.newPlan} search={{ own: list._id }}>
          {say('planList')}
        </Link>
      )}
      <Button size="dense" variant="ghost" onClick={() => setOpen('words')}>
        <Icon name="edit" small />
        {say('editOwn')}
      </Button>
      <Button size="dense" variant="ghost" onClick={() => setOpen('share')}>
        <Icon name="link" small />
        {list.sharedAs ? say('shared') : say('share')}
      </Button>
      <Button size="dense" variant="ghost" onClick={() => setOpen('delete')}>
        <Icon name="trash" small />
        {say('deleteOwn')}
      </Button>
      <PackButton
        kind="own"
        id={list._id}
        title={list.title}
        path={paths.ownList(list._id)}
        questions={list.questions}
      />
      {open === 'words' && <OwnListForm list={list} onClose={close} />}
      {open === 'share' && <ShareDialog list={list} onClose={close} />}
      {open === 'delete' && (
        <DeleteOwnList list={list} onClose={close} onDeleted={() => void navigate({ to: paths.lists })} />
      )}
    </div>
  )
}
