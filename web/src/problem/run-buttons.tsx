import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'

interface RunButtonsProps {
  running: boolean
  sending: boolean
  onRun: () => void
  onSubmit: () => void
}

export function RunButtons({ running, sending, onRun, onSubmit }: RunButtonsProps) {
  return (
    <div className="run-buttons">
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
