import { useEffect, useRef } from 'react'

/** What was pressed here leaves with it; who uses a keyboard goes on from the title, or another element, with this id. */
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
