import type { Ref } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Kbd } from '../../platform/ui/kbd.tsx'

interface RunButtonsProps {
  running: boolean
  sending: boolean
  traceButton: Ref<HTMLButtonElement>
  onTrace: () => void
  onRun: () => void
  onSubmit: () => void
}

export function RunButtons(props: RunButtonsProps) {
  const { running, sending, traceButton, onTrace, onRun, onSubmit } = props
  return (
    <div className="run-buttons">
      <Button ref={traceButton} variant="ghost" busy={running} onClick={onTrace}>
        <Icon name="eye" small />
        Trace
      </Button>
      <Button busy={running} onClick={onRun} aria-keyshortcuts="Control+Enter">
        <Icon name="play" small />
        Run <Kbd>Ctrl ↵</Kbd>
      </Button>
      <Button
        variant="primary"
        busy={sending && 'Judging…'}
        onClick={onSubmit}
        aria-keyshortcuts="Control+Shift+Enter"
      >
        Submit
      </Button>
    </div>
  )
}
