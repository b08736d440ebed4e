import { lazy, Suspense, useEffect } from 'react'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { whenSeen } from '../../platform/page/when-seen.ts'

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
