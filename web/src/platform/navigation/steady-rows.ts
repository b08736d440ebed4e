import type { MouseEvent } from 'react'

/** Milliseconds. A second press that was meant for the row that is gone comes within them. */
const SETTLING = 700

/**
 * For lists whose rows move up when one is decided: call `moved` then, and for a moment the list takes no press of a
 * pointer, because the row under it is another one. The keyboard is not concerned: its focus has left.
 */
export function steadyRows() {
  let at = Number.NEGATIVE_INFINITY
  return {
    moved() {
      at = performance.now()
    },
    /** For `onClickCapture` of the list. */
    guard(press: MouseEvent) {
      if (press.detail === 0 || performance.now() - at > SETTLING) return
      press.preventDefault()
      press.stopPropagation()
    },
  }
}
