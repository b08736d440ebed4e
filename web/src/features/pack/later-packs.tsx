import { type ComponentType, lazy, Suspense } from 'react'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { useTimeZone } from '../../platform/time/shown-time.tsx'

const List = lazy<ComponentType>(() =>
  import('./pack-list.tsx')
    .then(async ({ PackList }) => {
      await wordsArrived()
      return { default: PackList }
    })
    .catch(() => ({ default: () => null })),
)

/** What is kept on this device, which the server does not know. */
export function PackList() {
  const alive = useTimeZone() !== null
  return (
    alive && (
      <Suspense>
        <List />
      </Suspense>
    )
  )
}
