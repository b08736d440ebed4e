import { useEffect, useRef } from 'react'

/** Ctrl+Enter runs and Ctrl+Shift+Enter submits, wherever the focus is. */
export function useRunKeys(run: () => void, submit: () => void) {
  const acts = useRef({ run, submit })
  useEffect(() => {
    acts.current = { run, submit }
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      // Before the editor, which would begin a new line.
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) acts.current.submit()
      else acts.current.run()
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])
}
