import { say } from 'words:member-page'
import { getMemberPage, getPublicPage, type MemberPage } from '@callofcode/contract/member/member-page'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { readFound } from '../../platform/api/read.ts'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { PersonLoading } from '../../platform/page/person.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { MemberFacts } from './page/member-facts.tsx'
import { NoMemberPage } from './page/no-member-page.tsx'
import { OwnPageNote } from './page/own-page-note.tsx'
import '../../platform/page/person.css'
import './page/member-page.css'

interface PageSearch {
  /** `visitors` shows a signed-in reader what visitors see. */
  readonly as?: string
  readonly cursor?: string
}

/** Reads the server's version of the page for this reader. */
function pageAt(handle: string, { as, cursor }: PageSearch, signedIn: boolean) {
  const input = { params: { handle }, query: { cursor } }
  return signedIn && as !== 'visitors' ? readFound(getMemberPage, input) : readFound(getPublicPage, input)
}

const placed = ({ client, params, search, session }: PagePlace) => ({
  client,
  query: pageAt(params.handle ?? '', search, session !== null),
})

export function head(place: PagePlace): PageHead {
  const { client, query } = placed(place)
  const answer = client.getQueryData(query.queryKey)
  if (answer === null) return { title: titled(say('member')), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('member')), unlisted: true }
  return headOf(answer.data, place.search)
}

/** Returns the head. It contains only public data, and only a public page may be indexed. */
function headOf(page: MemberPage, { as, cursor }: PageSearch): PageHead {
  const title = titled(page.name)
  if (page.audience !== 'everyone') return { title, unlisted: true }
  return {
    title,
    description: (club) => say('forSearchEngines', { name: page.name, club }),
    canonical: paths.member(page.handle),
    ...((as || cursor) && { unlisted: true }),
    person: { name: page.name, links: (page.links ?? []).map(({ address }) => address) },
  }
}

export function load(place: PagePlace) {
  const { client, query } = placed(place)
  return client.prefetchQuery(query)
}

export function Page() {
  const { handle = '' } = useParams({ strict: false }) as { handle?: string }
  const search = useSearch({ strict: false }) as PageSearch
  const { data: session } = useSession()
  const { data, error, refetch } = useQuery({
    ...pageAt(handle, search, Boolean(session)),
    // A changed choice counts at once.
    refetchOnMount: true,
    staleTime: 0,
  })
  const page = data?.data
  const asVisitor = search.as === 'visitors'
  return (
    <main id="main" className="wrap prof member-page">
      {session && (page?.own || asVisitor) && (
        <OwnPageNote handle={handle} page={page} asVisitor={asVisitor} />
      )}
      {page && <MemberFacts page={page} search={search} />}
      {data === null && <NoMemberPage asVisitor={asVisitor} />}
      {data === undefined && (
        <>
          <h1 className="sr">{say('member')}</h1>
          {error ? (
            <LoadFailed title={say('pageFailed')} retry={() => void refetch()}>
              {refusedCursor(error)}
            </LoadFailed>
          ) : (
            <PersonLoading words={say('loadingPage')} />
          )}
        </>
      )}
    </main>
  )
}
