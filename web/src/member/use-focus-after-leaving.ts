import { useEffect, useRef } from 'react'

/** The button that was pressed leaves with its row; who uses a keyboard goes on from the title. */
export function useFocusAfterLeaving(count: number) {
  const before = useRef(count)
  useEffect(() => {
    const left = count < before.current
    before.current = count
    if (left) focusTitle()
  }, [count])
}

const focusTitle = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('approvals-title')?.focus()
  })
