import { say } from 'words:draft'
import { useRef, useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { clockTime, dayTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { type DraftState, waitingWords } from './draft-state.ts'
import type { DraftHandle } from './use-draft.ts'
import './draft.css'

// File inputs are hidden behind their buttons.
const FIRST = 'input:not([hidden]), textarea'

/** A note is stored like a draft, but never sent. */
type What = 'draft' | 'note'

interface DraftNoticeProps {
  draft: DraftHandle
  what?: What
}

/** Shows when the form's draft was typed, and whether another draft exists. */
export function DraftNotice({ draft, what = 'draft' }: DraftNoticeProps) {
  const { other, restoredAt } = draft.state
  if (other) return <OtherDraftNotice draft={draft} what={what} at={other.at} onServer={other.onServer} />
  if (what === 'note') return null
  return restoredAt ? <RestoredNotice draft={draft} at={restoredAt} /> : null
}

function RestoredNotice({ draft, at }: { draft: DraftHandle; at: string }) {
  const zone = useReaderZone() ?? 'UTC'
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const discard = async () => {
    setBusy(true)
    const form = words.current?.closest('form')
    if (await draft.discard()) setAsking(false)
    setBusy(false)
    // The button disappears with the draft, so focus moves to the first field.
    requestAnimationFrame(() => form?.querySelector<HTMLElement>(FIRST)?.focus())
  }
  return (
    <Notice role="status" className="span draft-notice">
      <p ref={words}>{say('draftBack', { at: dayTime(at, zone) })}</p>
      <Button size="dense" onClick={() => setAsking(true)}>
        {say('discardDraft')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('discardDraft')}
        question={say('discardQuestion')}
        busy={busy && say('discarding')}
        onConfirm={discard}
      >
        {say('discardOutcome')}
      </ConfirmDialog>
    </Notice>
  )
}

interface OtherDraftProps extends Required<DraftNoticeProps> {
  at: string
  onServer: boolean
}

/** Asks the author to choose before anything is overwritten. The other draft can be shown and hidden again without a choice. */
function OtherDraftNotice({ draft, what, at, onServer }: OtherDraftProps) {
  const day = { at: dayTime(at, useReaderZone() ?? 'UTC') }
  const said =
    what === 'note'
      ? {
          other: onServer ? say('noteSavedElsewhere', day) : say('noteKeptHere', day),
          show: say('showTheOtherNote'),
        }
      : {
          other: onServer ? say('draftSavedElsewhere', day) : say('draftKeptHere', day),
          show: say('showTheOtherDraft'),
        }
  return (
    <Notice tone="warning" role="status" className="span draft-notice">
      <p>{said.other}</p>
      <div className="row-btns">
        <Button size="dense" onClick={() => draft.settle('other')}>
          {onServer ? said.show : say('showTyped')}
        </Button>
        <Button size="dense" variant="ghost" onClick={() => draft.settle('shown')}>
          {say('keepShown')}
        </Button>
      </div>
    </Notice>
  )
}

/** Shows one line of status. Screen readers announce only problems, because a message at every pause in typing would disturb. */
export function DraftStatus({ state, what = 'draft' }: { state: DraftState; what?: What }) {
  const zone = useReaderZone() ?? 'UTC'
  const waiting = state.phase === 'waiting'
  return (
    <p className="draft-line small muted">
      <span>{wordsOf(state, zone)}</span>
      <span role="status">
        {waiting && (
          <>
            <Icon name="warning" small /> {waitingWords(state)}
          </>
        )}
        {!state.ready && say(what === 'note' ? 'lookingForYourNote' : 'lookingForYourDraft')}
      </span>
    </p>
  )
}

function wordsOf({ ready, phase, savedAt, other }: DraftState, zone: string) {
  if (!ready) return null
  if (other?.onServer) return say('keptHere')
  if (phase === 'saving') return say('saving')
  if (phase === 'saved')
    return savedAt ? say('saved', { savedAt: clockTime(savedAt, zone) }) : say('savedNoTime')
  return phase === 'blank' ? say('savesItself') : null
}
