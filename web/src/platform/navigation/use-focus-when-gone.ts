import { useEffect, useRef } from 'react'

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
