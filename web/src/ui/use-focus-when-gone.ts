import { useEffect } from 'react'

/** What was pressed here leaves with it; who uses a keyboard goes on from the title with this id. */
export function useFocusWhenGone(titleId: string) {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(titleId)?.focus()
      })
    },
    [titleId],
  )
}
