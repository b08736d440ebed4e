/** Resolves when the element with this id is visible and the page is idle. It never resolves without that element. */
export function whenSeen(id: string): Promise<void> {
  const element = document.getElementById(id)
  return new Promise((resolve) => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenQuiet(resolve)
    })
    observer.observe(element)
  })
}

/** Safari has no `requestIdleCallback`. */
function whenQuiet(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2_000 })
  else setTimeout(then, 200)
}
