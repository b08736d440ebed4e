import { listCompleted } from '@callofcode/contract/curriculum'
import { type LearningModule, listModules } from '@callofcode/contract/module'
import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { ProgressMissing, useCompleted } from '../curriculum/public.ts'
import { LevelFilter, useLevel } from './level-filter.tsx'
import { ModuleList } from './module-list.tsx'
import { ModulesEmpty, ModulesFailed, ModulesLoading } from './module-list-states.tsx'
import { Resume } from './resume.tsx'
import './modules.css'

export const head = (): Head => ({
  title: titled('Learning Modules'),
  description: 'Learning modules made by the club: short runs of questions with one idea each.',
  canonical: paths.dashboard,
})

const modules = read(listModules, {})

export async function load({ client, session }: PagePlace) {
  await Promise.all([
    client.prefetchQuery(modules),
    session?.role && client.prefetchQuery(read(listCompleted, {})),
  ])
  // No card shows where its questions lead; a thousand addresses would be most of the page.
  client.setQueryData(
    modules.queryKey,
    (answer) => answer && { ...answer, data: answer.data.map(withoutLinks) },
  )
}

const withoutLinks = (module: LearningModule): LearningModule => ({
  ...module,
  questions: module.questions.map((question) => ({ ...question, link: '' })),
})

export function Page() {
  const level = useLevel()
  const { data, isError, refetch } = useQuery(modules)
  const { member, completed, failed, retry } = useCompleted()
  const all = data?.data
  const shown = all?.filter((module) => !level || module.level === level)
  const counted = member ? completed : undefined
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Learning Modules</h1>
      </div>
      <div className="tools">
        <LevelFilter level={level} />
        <p className="label plain count" role="status">
          {shown && `${shown.length} ${shown.length === 1 ? 'module' : 'modules'}`}
        </p>
      </div>
      {failed && <ProgressMissing retry={retry} />}
      {all && counted && <Resume modules={all} completed={counted} />}
      {!all && (isError ? <ModulesFailed retry={() => void refetch()} /> : <ModulesLoading />)}
      {all && shown?.length === 0 && <ModulesEmpty level={level} total={all.length} />}
      {all && shown && shown.length > 0 && <ModuleList all={all} shown={shown} completed={counted} />}
    </main>
  )
}
