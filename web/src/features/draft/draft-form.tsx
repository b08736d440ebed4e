import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { DraftStatus } from './draft-status.tsx'
import type { DraftHandle } from './use-draft.ts'
import './draft.css'

interface DraftFormProps {
  label: string
  draft: DraftHandle
  /** Words of the button that sends the form. */
  submit: string
  /** Its words while the answer is awaited. */
  busy: string | false
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A form whose typing is kept. It cannot be typed in before its draft was looked for, which takes a moment. */
export function DraftForm({ label, draft, submit, busy, onSubmit, children }: DraftFormProps) {
  const { state } = draft
  return (
    <form
      className="form two-up draft-form"
      aria-label={label}
      method="post"
      noValidate
      inert={!state.ready}
      onBlur={draft.saveSoon}
      onSubmit={onSubmit}
    >
      <DraftNotice draft={draft} />
      {children}
      <div className="span draft-end">
        <div className="row-btns">
          <Button type="submit" variant="primary" size="big" busy={busy}>
            {submit}
          </Button>
          <Button size="big" onClick={draft.saveNow}>
            Save Draft
          </Button>
        </div>
        <DraftStatus state={state} />
      </div>
    </form>
  )
}
