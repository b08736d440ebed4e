import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Moves the focus to the element with this id when this component unmounts with the focused button. A function is called only
 * then.
 */
export function useFocusWhenGone(id: string | (() => string), options?: FocusOptions) {
  const last = useRef({ id, options })
  useEffect(() => {
    last.current = { id, options }
  })
  useEffect(
    () => () => {
      const { id, options } = last.current
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        document.getElementById(typeof id === 'string' ? id : id())?.focus(options)
      })
    },
    [],
  )
}

/** Milliseconds. A second press that was meant for the removed row comes within this time. */
const SETTLING = 700

/**
 * Protects lists whose rows move up after a decision. After a call of `moved` the list ignores pointer presses for a moment,
 * because another row is under the pointer. The keyboard needs no protection, because its focus has left.
 */
export function steadyRows() {
  let at = Number.NEGATIVE_INFINITY
  return {
    moved() {
      at = performance.now()
    },
    /** Use this as `onClickCapture` of the list. */
    guard(press: MouseEvent) {
      if (press.detail === 0 || performance.now() - at > SETTLING) return
      press.preventDefault()
      press.stopPropagation()
    },
  }
}
