import { say } from 'words:question-list'
import { ownListMessages } from '@callofcode/contract/question-list/own-list'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { told } from '../../platform/language/told.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { sharedListRead } from './own-lists.ts'
import { loadTicks } from './question-list-page.tsx'
import { QuestionListView } from './question-list-view.tsx'

export const load = ({ client, params: { key = '' }, session }: PagePlace) =>
  Promise.all([client.prefetchQuery(sharedListRead(key)), ...loadTicks(client, Boolean(session?.role))])

/** The page is found only by its link. */
export function head({ client, params: { key = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(sharedListRead(key).queryKey)
  if (answer === null) return { title: titled(say('unknownList')), status: 404, unlisted: true }
  return { title: titled(say('listPageTitle', { title: answer?.data.title ?? say('list') })), unlisted: true }
}

/** Shows the list of a member to people with its link. */
export function Page() {
  const { key = '' } = useParams({ strict: false }) as { key?: string }
  const { data, isError, refetch } = useQuery(sharedListRead(key))
  const list = data === null ? null : data?.data
  return (
    <QuestionListView
      list={list}
      failed={isError}
      retry={() => void refetch()}
      missing={told(ownListMessages.notShared)}
      acts={
        list && (
          <CopyButton list={list}>
            {list.questions.length > 0 && (
              <Link className={buttonClass({ size: 'dense' })} to={paths.newPlan} search={{ shared: key }}>
                {say('planList')}
              </Link>
            )}
          </CopyButton>
        )
      }
    />
  )
}
