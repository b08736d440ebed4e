import { useEffect, useRef } from 'react'

/** When this component unmounts with the pressed button in it, focus moves to the element with this id. */
export function useFocusWhenGone(id: string, options?: FocusOptions) {
  const last = useRef({ id, options })
  useEffect(() => {
    last.current = { id, options }
  })
  useEffect(
    () => () => {
      const { id, options } = last.current
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(id)?.focus(options)
      })
    },
    [],
  )
}
