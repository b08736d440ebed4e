import { type ComponentType, lazy, Suspense } from 'react'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { useSession } from '../../platform/session/session.ts'
import { useTimeZone } from '../../platform/time/shown-time.tsx'
import type { PackButtonProps } from './pack-button.tsx'

// A list waits for nothing that only some use.
const Button = lazy<ComponentType<PackButtonProps>>(() =>
  import('./pack-button.tsx')
    .then(async ({ PackButton }) => {
      await wordsArrived()
      return { default: PackButton }
    })
    .catch(() => ({ default: () => null })),
)

/** Keeps a topic or a list for use without a network; for members, in browsers that can. */
export function PackButton(props: PackButtonProps) {
  const alive = useTimeZone() !== null
  const { data: session } = useSession()
  if (!alive || !session?.role) return null
  return (
    <Suspense>
      <Button {...props} />
    </Suspense>
  )
}
