import { lazy, Suspense, useEffect } from 'react'
import { wordsArrived } from '../../platform/language/loaded.ts'

type WhyJoinPart = typeof import('./why-join.tsx').WhyJoin

let comeNow = () => {}
const now = new Promise<void>((resolve) => {
  comeNow = resolve
})

/** In the browser the script loads when the program is in sight and the page is quiet. Until then the server's markup stays. */
const WhyJoin = import.meta.env.SSR
  ? (await import('./why-join.tsx')).WhyJoin
  : lazy(async () => {
      await Promise.race([whenSeen('demo'), now])
      return { default: await arrived() }
    })

/** Without a network the server's markup stays until there is one. */
async function arrived(): Promise<WhyJoinPart> {
  try {
    const { WhyJoin: part } = await import('./why-join.tsx')
    await wordsArrived()
    return part
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return arrived()
  }
}

/** Renders when somebody comes from another page, so that there is no markup of the server. */
function Waiting() {
  useEffect(comeNow, [])
  return <section className="why" id="why" aria-busy="true" />
}

// One shared element. React would render a new one again, and drop the server's markup.
export const whyJoin = (
  <Suspense fallback={<Waiting />}>
    <WhyJoin />
  </Suspense>
)

/** Resolves when the element with this id is visible and the page is idle. It never resolves without that element. */
function whenSeen(id: string): Promise<void> {
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
