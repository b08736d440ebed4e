import { say } from 'words:module'
import { listCompleted } from '@callofcode/contract/curriculum/curriculum'
import { messages } from '@callofcode/contract/messages'
import { getModule } from '@callofcode/contract/module/module'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { read, readFound } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { quietProblems } from '../curriculum/public.ts'
import { ModuleView } from './module-view.tsx'
import './modules.css'

const moduleOf = (id: string) => readFound(getModule, { params: { id } })

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(moduleOf(id).queryKey)
  if (answer === null) return { title: titled(told(messages.moduleMissing)), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('learningModule')) }
  const { title, description } = answer.data
  return { title: titled(title), description, canonical: paths.module(id) }
}

export const load = ({ client, params: { id = '' }, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(moduleOf(id)),
    client.prefetchQuery(quietProblems),
    session?.role && client.prefetchQuery(read(listCompleted, {})),
  ])

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch } = useQuery(moduleOf(id))
  return (
    <main id="main" className="page">
      {data && <ModuleView key={id} module={data.data} />}
      {data === null && <NoModule />}
      {data === undefined && (isError ? <ModuleFailed retry={() => void refetch()} /> : <ModuleLoading />)}
    </main>
  )
}

const SHAPES = [62, 45, 70, 38, 55, 48] as const

function ModuleLoading() {
  return (
    <>
      <h1 className="sr">{say('learningModule')}</h1>
      <Loading words={say('loadingModule')}>
        <Skeleton width={12} />
        <Skeleton width={55} size="control" />
        <Skeleton width={70} size="tall" />
        <ol className="rows" aria-hidden="true">
          {SHAPES.map((width) => (
            <li key={width}>
              <Skeleton width={width} />
            </li>
          ))}
        </ol>
      </Loading>
    </>
  )
}

function ModuleFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">{say('learningModule')}</h1>
      <LoadFailed title={say('moduleFailed')} retry={retry} />
    </>
  )
}

function NoModule() {
  return (
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{told(messages.moduleMissing)}</h1>
      <p className="lead">{say('missingWhy')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.dashboard}>
        {say('allModules')}
      </Link>
    </div>
  )
}
