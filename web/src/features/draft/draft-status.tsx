import { clockTime } from '../../platform/time/shown-time.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { type DraftState, waitingWords } from './draft-state.ts'
import './draft.css'

/** One line of status. Only problems are announced to screen readers: a message at every pause in typing would disturb. */
export function DraftStatus({ state }: { state: DraftState }) {
  const waiting = state.phase === 'waiting'
  return (
    <p className="draft-line small muted">
      <span>{wordsOf(state)}</span>
      <span role="status">
        {waiting && (
          <>
            <Icon name="warning" small /> {waitingWords(state)}
          </>
        )}
        {!state.ready && 'Looking for your draft…'}
      </span>
    </p>
  )
}

function wordsOf({ ready, phase, savedAt, other }: DraftState) {
  if (!ready) return null
  if (other?.onServer) return 'Kept on this device until you choose.'
  if (phase === 'saving') return 'Saving…'
  if (phase === 'saved') return savedAt ? `Saved ${clockTime(savedAt)}` : 'Saved'
  return phase === 'blank' ? 'Saves by itself while you type.' : null
}
