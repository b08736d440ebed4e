import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { clockTime } from '../../platform/time/shown-time.tsx'
import { type DraftState, waitingWords } from '../draft/public.ts'
import { SiteBar } from '../shell/public.ts'

interface ProblemBarProps {
  ready: boolean
  draft: DraftState | undefined
}

export function ProblemBar({ ready, draft }: ProblemBarProps) {
  return (
    <SiteBar place="PRACTICE">
      <SavedLine ready={ready} draft={draft} />
      <Link className="btn ghost dense only-wide" to={paths.problems}>
        All problems
      </Link>
    </SiteBar>
  )
}

/** Where the code is saved. Screen readers announce only what needs attention. */
function SavedLine({ ready, draft }: ProblemBarProps) {
  const { data: session } = useSession()
  if (!ready) return null
  const waiting = draft?.phase === 'waiting'
  return (
    <span className="label plain only-wide kept-line">
      <span role="status">{waiting && waitingWords(draft)}</span>
      {!waiting && savedText(draft, Boolean(session?.role))}
    </span>
  )
}

function savedText(draft: DraftState | undefined, member: boolean) {
  if (!member) return 'Kept in this browser'
  if (draft?.phase === 'saving') return 'Saving…'
  if (draft?.phase !== 'saved') return ''
  return draft.savedAt ? `Saved ${clockTime(draft.savedAt)}` : 'Saved'
}
