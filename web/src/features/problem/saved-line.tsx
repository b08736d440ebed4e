import { useSession } from '../../platform/session/session.ts'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { clockTime } from '../../platform/time/shown-time.tsx'
import { type DraftState, waitingWords } from '../draft/public.ts'
import { say } from './problem-words.ts'

interface SavedLineProps {
  ready: boolean
  draft: DraftState | undefined
}

/** Where the code is saved. Screen readers announce only what needs attention. */
export function SavedLine({ ready, draft }: SavedLineProps) {
  const { data: session } = useSession()
  const zone = useReaderZone() ?? 'UTC'
  if (!ready) return null
  const waiting = draft?.phase === 'waiting'
  return (
    <span className="label plain only-wide saved-line">
      <span role="status">{waiting && waitingWords(draft)}</span>
      {!waiting && savedText(draft, Boolean(session?.role), zone)}
    </span>
  )
}

function savedText(draft: DraftState | undefined, member: boolean, zone: string) {
  if (!member) return say('keptInThisBrowser')
  if (draft?.phase === 'saving') return 'Saving…'
  if (draft?.phase !== 'saved') return ''
  return draft.savedAt ? say('saved', { savedAt: clockTime(draft.savedAt, zone) }) : say('saved2')
}
