import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

interface RunButtonsProps {
  running: boolean
  sending: boolean
  traceButton: Ref<HTMLButtonElement>
  onTrace: () => void
  onRun: () => void
  onSubmit: () => void
  /** Stands before the buttons. */
  children: ReactNode
}

export function RunButtons(props: RunButtonsProps) {
  const { running, sending, traceButton, onTrace, onRun, onSubmit, children } = props
  return (
    <div className="run-buttons">
      {children}
      <Button ref={traceButton} variant="ghost" busy={running} onClick={onTrace}>
        <Icon name="eye" small />
        Trace
      </Button>
      <Button busy={running} onClick={onRun} aria-keyshortcuts="Control+Enter">
        <Icon name="play" small />
        Run <kbd>Ctrl ↵</kbd>
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

/** Ctrl+Enter runs and Ctrl+Shift+Enter submits, wherever the focus is. */
export function useRunKeys(run: () => void, submit: () => void) {
  const acts = useRef({ run, submit })
  useEffect(() => {
    acts.current = { run, submit }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      // In the capture phase, before the editor starts a new line.
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) acts.current.submit()
      else acts.current.run()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
