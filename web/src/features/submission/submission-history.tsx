import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import { getSubmission, type SolutionSubmission } from '@callofcode/contract/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { useSession } from '../../platform/api/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useFocusWhenGone } from '../../platform/ui/use-focus-when-gone.ts'
import { VerdictBadge } from '../../platform/ui/verdict-badge.tsx'
import { languageNames, SignInPrompt } from '../code-editor/public.ts'
import { verdictTone } from '../run/public.ts'
import { TextDifference } from '../version/text-difference.tsx'
import { SubmissionTime } from './submission-time.tsx'
import { useSubmissionPages } from './use-submission-pages.ts'
import '../version/history.css'

interface SubmissionHistoryProps {
  problem: ProblemPage
  /** Puts an old text back into the editor. */
  onRestore: (language: SolutionLanguage, source: string) => void
}

/** What one handed in, newest first. Each is compared with the one before it. */
export function SubmissionHistory({ problem: { slug }, onRestore }: SubmissionHistoryProps) {
  const { data: session } = useSession()
  const member = Boolean(session?.role)
  const [chosen, setChosen] = useState<string>()
  const { list, failed, more } = useSubmissionPages(slug, member)
  if (!member) return <SignInPrompt>Submissions are kept for members.</SignInPrompt>
  if (!list)
    return <p className="muted">{failed ? 'Your submissions did not arrive.' : 'Loading submissions...'}</p>
  const last = list.at(-1)
  if (!last) return <p className="muted">You have not handed anything in yet.</p>
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
              <Opened
                one={one}
                before={list.slice(at + 1).find(({ language }) => language === one.language)}
                onRestore={onRestore}
              />
            )}
          </li>
        ))}
      </ol>
      {more && <Older last={last._id} onMore={more} />}
    </>
  )
}

const rowId = (id: string) => `submission-${id}`

function Older({ last, onMore }: { last: string; onMore: () => void }) {
  useFocusWhenGone(rowId(last), { preventScroll: true })
  return <Button onClick={onMore}>Show older ones</Button>
}

interface SubmissionRowProps {
  one: SolutionSubmission
  open: boolean
  onToggle: () => void
}

function SubmissionRow({ one, open, onToggle }: SubmissionRowProps) {
  const { _id, verdict, language, createdAt, passed, tests } = one
  return (
    <button type="button" className="submission-row" id={rowId(_id)} aria-expanded={open} onClick={onToggle}>
      <VerdictBadge tone={verdictTone(verdict)}>{verdict ?? 'Waiting'}</VerdictBadge>
      <span className="small">{languageNames[language]}</span>
      <span className="label plain">
        {tests !== null && `${passed}/${tests}, `}
        <SubmissionTime at={createdAt} />
      </span>
    </button>
  )
}

interface OpenedProps {
  one: SolutionSubmission
  before: SolutionSubmission | undefined
  onRestore: SubmissionHistoryProps['onRestore']
}

function Opened({ one, before, onRestore }: OpenedProps) {
  const now = useQuery(read(getSubmission, { params: { id: one._id } })).data?.data
  const earlier = useQuery({
    ...read(getSubmission, { params: { id: before?._id ?? '' } }),
    enabled: before !== undefined,
  }).data?.data
  if (!now || (before && !earlier)) return <p className="muted">Loading code...</p>
  return (
    <div className="opened">
      {now.reason && <p className="small">{now.reason}</p>}
      <p className="label">{earlier ? 'Changes since the one before' : 'Code'}</p>
      {earlier ? (
        <TextDifference before={earlier.source} after={now.source} />
      ) : (
        <pre className="old-code">{now.source}</pre>
      )}
      <Button size="dense" onClick={() => onRestore(now.language, now.source)}>
        Put this code into the editor
      </Button>
    </div>
  )
}
