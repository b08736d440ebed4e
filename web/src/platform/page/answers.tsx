import { useEffect } from 'react'

let isThere = () => {}

/**
 * Resolves once the server-rendered screen responds to a press. React hydrates a screen in several steps, the frame before the
 * page in it. A press before the last step would be lost.
 */
export const screenAnswers = new Promise<void>((resolve) => {
  isThere = resolve
})

/** Must be the innermost component of every screen. */
export function Answers() {
  useEffect(() => {
    isThere()
  }, [])
  return null
}
