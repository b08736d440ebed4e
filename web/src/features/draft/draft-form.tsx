import { say } from 'words:draft'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { DraftNotice, DraftStatus } from './draft-notice.tsx'
import type { DraftHandle } from './use-draft.ts'
import './draft.css'

interface DraftFormProps {
  label: string
  draft: DraftHandle
  /** The label of the submit button. */
  submit: string
  /** The button's label while the request runs. */
  busy: string | false
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A form with a draft. Typing is possible once the draft has been read. */
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
            {say('saveDraft')}
          </Button>
        </div>
        <DraftStatus state={state} />
      </div>
    </form>
  )
}

/** Shows the result after sending, with a link to it. It takes the focus from the button. */
export function SentNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="sent-notice">
      <Notice tone="success">{children}</Notice>
    </div>
  )
}
