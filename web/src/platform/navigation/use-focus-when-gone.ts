import { useEffect, useRef } from 'react'

/**
 * When this component unmounts with the pressed button in it, focus moves to the element with this id. A function is asked for it
 * only then.
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
