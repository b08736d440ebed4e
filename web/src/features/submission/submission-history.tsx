import { say } from 'words:submission'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import {
  getSubmission,
  listSubmissions,
  type SolutionSubmission,
} from '@callofcode/contract/submission/solution-submission'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { readPages } from '../../platform/api/read-pages.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { VerdictBadge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { languageNames } from '../code-editor/public.ts'
import { Said, verdictTone } from '../run/public.ts'
import { TextDifference } from '../version/public.ts'
import { testsWords } from './submission-view.tsx'
import './submissions.css'

interface SubmissionHistoryProps {
  problem: ProblemPage
  /** Puts an old solution back into the editor. */
  onRestore: (language: SolutionLanguage, source: string) => void
  /** Further actions on an accepted submission. */
  share: (id: string) => ReactNode
}

/** Lists a member's submissions of a problem, newest first. Each is compared with the previous one. */
export function SubmissionHistory({ problem: { slug }, onRestore, share }: SubmissionHistoryProps) {
  const linked = useLinked()
  const [chosen, setChosen] = useState(linked)
  const { list, failed, more } = useSubmissionPages(slug)
  useReach(linked, list, more)
  if (!list) return <p className="muted">{failed ? say('submissionsFailed') : say('loadingSubmissions')}</p>
  const last = list.at(-1)
  if (!last) return <p className="muted">{say('youHaveNotSubmitted')}</p>
  return (
    <>
      <ol className="rows submissions">
        {list.map((one, at) => (
          <li key={one._id}>
            <SubmissionRow
              one={one}
              open={chosen === one._id}
              onToggle={() => setChosen(chosen === one._id ? undefined : one._id)}
            />
            {chosen === one._id && (
              <SubmissionDetail
                one={one}
                before={list.slice(at + 1).find(({ language }) => language === one.language)}
                onRestore={onRestore}
                share={share}
              />
            )}
          </li>
        ))}
      </ol>
      {more && <OlderButton last={last._id} onMore={more} />}
    </>
  )
}

/** Returns the submission in the address, as in the link of a notification. */
const useLinked = () =>
  useLocation({
    select: ({ hash }) => (hash.startsWith(rowId('')) ? hash.slice(rowId('').length) : undefined),
  })

/** Loads older submissions until the linked one is there, and scrolls to it once. */
function useReach(linked: string | undefined, list: SubmissionPages['list'], more: SubmissionPages['more']) {
  const isReached = useRef(false)
  // The list's length at the last request for a page, which is sent once.
  const asked = useRef(0)
  useEffect(() => {
    if (!linked || !list || isReached.current) return
    const row = document.getElementById(rowId(linked))
    if (row) {
      isReached.current = true
      row.scrollIntoView({ block: 'center' })
    } else if (list.length > asked.current) {
      asked.current = list.length
      more?.()
    }
  }, [linked, list, more])
}

const rowId = (id: string) => `submission-${id}`

function OlderButton({ last, onMore }: { last: string; onMore: () => void }) {
  useFocusWhenGone(rowId(last), { preventScroll: true })
  return <Button onClick={onMore}>{say('showOlderOnes')}</Button>
}

interface SubmissionRowProps {
  one: SolutionSubmission
  open: boolean
  onToggle: () => void
}

function SubmissionRow({ one, open, onToggle }: SubmissionRowProps) {
  const { _id, verdict, language, createdAt } = one
  const tests = testsWords(one)
  return (
    <button type="button" className="submission-row" id={rowId(_id)} aria-expanded={open} onClick={onToggle}>
      <VerdictBadge tone={verdictTone(verdict)}>{verdict ?? say('waiting')}</VerdictBadge>
      <span className="small">{languageNames[language]}</span>
      <span className="label plain">
        {tests && `${tests}, `}
        <LocalTime iso={createdAt} />
      </span>
    </button>
  )
}

interface SubmissionDetailProps {
  one: SolutionSubmission
  before: SolutionSubmission | undefined
  onRestore: SubmissionHistoryProps['onRestore']
  share: SubmissionHistoryProps['share']
}

function SubmissionDetail({ one, before, onRestore, share }: SubmissionDetailProps) {
  const current = useQuery(read(getSubmission, { params: { id: one._id } })).data?.data
  const previous = useQuery({
    ...read(getSubmission, { params: { id: before?._id ?? '' } }),
    enabled: before !== undefined,
  }).data?.data
  if (!current || (before && !previous)) return <p className="muted">{say('loadingCode')}</p>
  return (
    <div className="submission-detail">
      {current.reason && (
        <p className="small">
          <Said words={current.reason} />
        </p>
      )}
      <p className="label">{previous ? say('changesSinceLast') : say('code')}</p>
      {previous ? (
        <TextDifference before={previous.source} after={current.source} />
      ) : (
        <pre className="old-code" {...reachable}>
          {current.source}
        </pre>
      )}
      <Button size="dense" onClick={() => onRestore(current.language, current.source)}>
        {say('restoreCode')}
      </Button>
      {one.verdict === 'Accepted' && share(one._id)}
    </div>
  )
}

interface SubmissionPages {
  readonly list: readonly SolutionSubmission[] | undefined
  readonly failed: boolean
  /** Loads older submissions. Undefined if there are none. */
  readonly more: (() => void) | undefined
}

function useSubmissionPages(slug: string): SubmissionPages {
  const { data, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...readPages(listSubmissions, { params: { slug } }, { quiet: true }),
    // Another tab or device may have submitted more.
    refetchOnMount: 'always',
  })
  return {
    list: data?.pages.flatMap((page) => page.data),
    failed: isError,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}
