import { say } from 'words:problem'
import { useSession } from '../../platform/session/session.ts'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { clockTime } from '../../platform/time/shown-time.tsx'
import { type DraftState, waitingWords } from '../draft/public.ts'

interface Props {
  draft: DraftState | undefined
}

/** Warns that the code is not saved. Empty while saving works. */
export const UnsavedLine = ({ draft }: Props) => (
  <span className="label plain unsaved-line" role="status">
    {draft?.phase === 'waiting' && waitingWords(draft)}
  </span>
)

/** Shows where the code is saved. */
export function SavedLine({ draft }: Props) {
  const isMember = Boolean(useSession().data?.role)
  const zone = useReaderZone() ?? 'UTC'
  if (!isMember) return say('keptInThisBrowser')
  if (draft?.phase !== 'saved') return null
  return draft.savedAt ? say('saved', { savedAt: clockTime(draft.savedAt, zone) }) : say('savedOnly')
}
