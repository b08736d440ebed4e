import { useEffect, useRef } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'

interface EditGoneProps {
  word: string
  busy: boolean
  onRestore: () => void
}

/** Somebody deleted what is being edited. */
export function EditGone({ word, busy, onRestore }: EditGoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="span edit-news">
      <Notice tone="warning" role="status" className="draft-notice">
        <p>
          This {word} was deleted meanwhile. Nothing was saved; what you typed is kept as a draft. Restore it
          to go on, then save.
        </p>
        <Button size="dense" busy={busy && 'Restoring…'} onClick={onRestore}>
          Restore {word}
        </Button>
      </Notice>
    </div>
  )
}
