import { say } from 'words:problem'
import { openHint, type ProblemPage } from '@callofcode/contract/problem/problem'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callOnce } from '../../platform/api/call-once.ts'
import { isUnanswered } from '../../platform/api/try-again.ts'
import { isOffline } from '../../platform/offline/while-offline.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ownProblemAt } from './problem-queries.ts'
import { hintQueue, keptHints, useKeptHints, useQueuedHints } from './queued-hints.ts'

/** Shows the hints one by one, from gentle to plain. Opened hints stay open. */
export function HintsTab({ problem }: { problem: ProblemPage }) {
  const { slug, hints: count } = problem
  const client = useQueryClient()
  const memberId = useSession().data?.id
  const { data, error, isError } = useQuery(ownProblemAt(slug))
  const {
    mutate,
    isPending,
    data: opening,
  } = useMutation({
    mutationFn: async (opened: number) => {
      try {
        await callOnce(openHint, { params: { slug } }, String(opened))
      } catch (failed) {
        // A pack may contain the hint.
        const word = { slug, count: opened + 1 }
        const isKept = isUnanswered(failed) && memberId !== undefined && (await keptHints(slug)) !== null
        if (!isKept || !hintQueue.put(memberId, slug, word)) throw failed
        return 'kept'
      }
      return 'opened'
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ownProblemAt(slug).queryKey }),
  })
  const kept = useKept(slug, opening === 'kept' || isUnanswered(error), data?.data.hints.length)
  if (count === 0) return <p className="muted">{say('noHints')}</p>
  if (kept) return <Opened hints={kept.hints.slice(0, kept.opened)} count={count} open={kept.open} waiting />
  if (!data)
    return <p className="muted">{isError || isOffline() ? say('hintsFailed') : say('loadingHints')}</p>
  const { hints, left } = data.data
  return (
    <Opened hints={hints} count={hints.length + left} busy={isPending} open={() => mutate(hints.length)} />
  )
}

/** Returns the hints of a pack when offline. Opened hints are sent to the server later. */
function useKept(slug: string, away: boolean, known = 0) {
  const memberId = useSession().data?.id
  const queued = useQueuedHints(memberId, slug)
  const kept = useKeptHints(slug, away)
  if (!kept || !memberId) return undefined
  const opened = Math.max(kept.opened, queued, known)
  return {
    hints: kept.hints,
    opened,
    open: () => void hintQueue.put(memberId, slug, { slug, count: opened + 1 }),
  }
}

interface OpenedProps {
  readonly hints: readonly string[]
  readonly count: number
  readonly busy?: boolean
  /** Opened hints are still to be sent to the server. */
  readonly waiting?: boolean
  readonly open: () => void
}

function Opened({ hints, count, busy = false, waiting = false, open }: OpenedProps) {
  return (
    <div className="hints">
      <ol>
        {hints.map((html, at) => (
          <li key={html}>
            <h3 className="label">{say('hintAt', { at: at + 1, count })}</h3>
            <Prose html={html} />
          </li>
        ))}
      </ol>
      {hints.length < count ? (
        <Button busy={busy} onClick={open}>
          {hints.length === 0 ? say('showTheFirstHint') : say('showHint', { count: hints.length + 1 })}
        </Button>
      ) : (
        <p className="small muted">{say('noMoreHints')}</p>
      )}
      {waiting && <p className="small muted">{say('hintsToldLater')}</p>}
    </div>
  )
}
