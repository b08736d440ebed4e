import { useEffect } from 'react'

let isThere = () => {}

/**
 * Resolves once the screen that the server drew answers a press. React makes a screen answer in several steps, the
 * frame before the page in it; what was pressed before the last of them would be lost.
 */
export const screenAnswers = new Promise<void>((resolve) => {
  isThere = resolve
})

/** Stands in every screen, innermost. */
export function Answers() {
  useEffect(() => {
    isThere()
  }, [])
  return null
}
