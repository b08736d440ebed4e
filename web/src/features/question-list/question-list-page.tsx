import { say } from 'words:question-list'
import { listCompleted } from '@callofcode/contract/curriculum/curriculum'
import { getList } from '@callofcode/contract/question-list/question-list'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { read, readFound } from '../../platform/api/read.ts'
import { PackButton } from '../../platform/offline/pack-parts.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ownMarks, quietProblems } from '../curriculum/public.ts'
import { CopyButton } from './copy-button.tsx'
import { QuestionListView } from './question-list-view.tsx'

const listRead = (slug: string) => readFound(getList, { params: { slug } })

/** Loads the data for ticks, which every list needs. */
export const loadTicks = (client: QueryClient, isMember: boolean) => [
  client.prefetchQuery(quietProblems),
  isMember && client.prefetchQuery(read(listCompleted, {})),
  isMember && client.prefetchQuery(ownMarks),
]

export const load = ({ client, params, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(listRead(params.slug ?? '')),
    ...loadTicks(client, Boolean(session?.role)),
  ])

export function head({ client, params }: PagePlace): PageHead {
  const slug = params.slug ?? ''
  const answer = client.getQueryData(listRead(slug).queryKey)
  if (answer === null) return { title: titled(say('unknownList')), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('list')) }
  const { title, description } = answer.data
  return {
    title: titled(say('listPageTitle', { title })),
    description,
    canonical: paths.list(encodeURIComponent(slug)),
  }
}

export function Page() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const { data, isError, refetch } = useQuery(listRead(slug))
  const list = data === null ? null : data?.data
  return (
    <QuestionListView
      list={list}
      failed={isError}
      retry={() => void refetch()}
      missing={say('listMissing')}
      acts={
        list && (
          <div className="row-btns list-acts">
            <CopyButton list={list}>
              {list.questions.length > 0 && (
                <Link className={buttonClass({ size: 'dense' })} to={paths.newPlan} search={{ list: slug }}>
                  {say('planList')}
                </Link>
              )}
            </CopyButton>
            <PackButton
              kind="list"
              id={list._id}
              title={list.title}
              path={paths.list(slug)}
              questions={list.questions}
            />
          </div>
        )
      }
    />
  )
}
