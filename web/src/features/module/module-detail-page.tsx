import { listCompleted } from '@callofcode/contract/curriculum'
import { messages } from '@callofcode/contract/messages'
import { getModule } from '@callofcode/contract/module'
import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { ModuleFailed, ModuleLoading, NoModule } from './module-detail-states.tsx'
import { ModuleView } from './module-view.tsx'
import './modules.css'

const moduleOf = (id: string) => readFound(getModule, { params: { id } })

export function head({ client, params: { id = '' } }: PagePlace): Head {
  const answer = client.getQueryData(moduleOf(id).queryKey)
  if (answer === null) return { title: titled(messages.moduleMissing), status: 404, unlisted: true }
  if (!answer) return { title: titled('Learning module') }
  const { title, description } = answer.data
  return { title: titled(title), description, canonical: paths.module(id) }
}

export const load = ({ client, params: { id = '' }, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(moduleOf(id)),
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
