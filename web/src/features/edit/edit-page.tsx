import { say } from 'words:edit'
import { getItem, type Item, itemMissing, type Kind } from '@callofcode/contract/version/version'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { keyOf, readFound } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { itemPlaces } from '../version/public.ts'
import './edit.css'

const itemOf = (kind: Kind, id: string) => readFound(getItem, { params: { kind, id } })

/** Returns the exports that the page modules of the three kinds share. */
export const editScreen = (kind: Kind) => ({
  head({ client, params: { id = '' } }: PagePlace): PageHead {
    const answer = client.getQueryData(itemOf(kind, id).queryKey)
    if (answer === null) return { title: titled(told(itemMissing[kind])), status: 404, unlisted: true }
    const title = answer
      ? say('editTitle', { title: answer.data.title })
      : say('edit', { name: itemPlaces[kind].name })
    return { title: titled(title), unlisted: true }
  },
  load: ({ client, params: { id = '' } }: PagePlace) => client.prefetchQuery(itemOf(kind, id)),
})

interface EditPageProps {
  kind: Kind
  /** The form, filled with the item. */
  children: (item: Item) => ReactNode
}

export function EditPage({ kind, children }: EditPageProps) {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch } = useQuery(itemOf(kind, id))
  useForgotten(kind, id)
  if (data === null) return <NoItem kind={kind} />
  return (
    <main id="main" className="page">
      <EditHead kind={kind} id={id} />
      {data && children(data.data)}
      {!data && (isError ? <EditFailed kind={kind} retry={() => void refetch()} /> : <EditLoading />)}
    </main>
  )
}

/** Drops the data that was loaded for the last edit, so that every edit starts from the current version. */
function useForgotten(kind: Kind, id: string) {
  const client = useQueryClient()
  useEffect(
    () => () => client.removeQueries({ queryKey: keyOf(getItem, { params: { kind, id } }) }),
    [client, kind, id],
  )
}

function EditHead({ kind, id }: { kind: Kind; id: string }) {
  const { name, page } = itemPlaces[kind]
  return (
    <>
      <div className="edit-head-links">
        <Link className={buttonClass({ variant: 'ghost' })} to={page(id)}>
          <Icon name="back" />
          {kind === 'experiences' ? say('backToExperiences') : say('backToItem', { kind })}
        </Link>
        <Link className={buttonClass({ variant: 'ghost' })} to={paths.history(kind, id)}>
          <Icon name="clock" />
          {say('history')}
        </Link>
      </div>
      <div className="page-head">
        <h1 className="title">{say('edit', { name })}</h1>
        <p className="lead">{say('lead')}</p>
      </div>
    </>
  )
}

function EditLoading() {
  return (
    <Loading words={say('loadingCurrent')}>
      <Skeleton width={12} />
      <Skeleton size="control" />
      <Skeleton width={12} />
      <Skeleton size="control" />
      <Skeleton size="block" />
    </Loading>
  )
}

function EditFailed({ kind, retry }: { kind: Kind; retry: () => void }) {
  return (
    <LoadFailed title={say('theDidNotArrive', { kind })} retry={retry}>
      {say('nothingWasChanged')}
    </LoadFailed>
  )
}

function NoItem({ kind }: { kind: Kind }) {
  const { name, list } = itemPlaces[kind]
  return (
    <main id="main" className="page">
      <div className="page-head">
        <p className="label">{say('missingLabel', { name })}</p>
        <h1 className="title">{told(itemMissing[kind])}</h1>
        <p className="lead">{say('missingWhy', { kind })}</p>
        <div className="row-btns">
          <Link className={buttonClass({ variant: 'primary' })} to={paths.deleted}>
            {say('deletedItems')}
          </Link>
          <Link className={buttonClass()} to={list}>
            {say('allOfKind', { kind })}
          </Link>
        </div>
      </div>
    </main>
  )
}
