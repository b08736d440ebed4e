import { say } from 'words:problem'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Tooltip } from '../../platform/overlay/tooltip.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

interface RunButtonsProps {
  /** The reason why this code cannot be traced. */
  untraced: string | undefined
  /** The action that the judge of this page performs. */
  busyWith: string | undefined
  sending: boolean
  /** The link to the next problem is the only coloured button. */
  accepted: boolean
  traceButton: Ref<HTMLButtonElement>
  onTrace: () => void
  onRun: () => void
  onSubmit: () => void
  /** The content before the buttons. */
  children: ReactNode
}

export function RunButtons(props: RunButtonsProps) {
  const { untraced, busyWith, sending, accepted, traceButton, onTrace, onRun, onSubmit, children } = props
  return (
    <div className="run-buttons">
      {children}
      <Tooltip text={untraced ?? ''} disabled={!untraced}>
        <Button
          ref={traceButton}
          variant="ghost"
          busy={busyWith === 'trace' && say('tracing')}
          aria-disabled={untraced ? true : undefined}
          aria-description={untraced}
          onClick={onTrace}
        >
          <Icon name="eye" small />
          {say('trace')}
        </Button>
      </Tooltip>
      <Button busy={busyWith === 'run' && say('running')} onClick={onRun} aria-keyshortcuts="Control+Enter">
        <Icon name="play" small />
        {say('runCtrl', { kbd: (inside) => <kbd>{inside}</kbd> })}
      </Button>
      <Button
        variant={accepted ? 'plain' : 'primary'}
        busy={sending && say('judging')}
        onClick={onSubmit}
        aria-keyshortcuts="Control+Shift+Enter"
      >
        {say('submit')}
      </Button>
    </div>
  )
}

/** Runs on Ctrl+Enter and submits on Ctrl+Shift+Enter, wherever the focus is. */
export function useRunKeys(run: () => void, submit: () => void) {
  const acts = useRef({ run, submit })
  useEffect(() => {
    acts.current = { run, submit }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      // The listener uses the capture phase, before the editor starts a new line.
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) acts.current.submit()
      else acts.current.run()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
