import type { Kind } from '@callofcode/contract/version/version'
import { type ComponentType, lazy, Suspense } from 'react'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { useDeviceZone } from '../../platform/time/reader-zone.ts'
import './admin-tools.css'

export interface Shown {
  readonly kind: Kind
  readonly id: string
  readonly title: string
}

// Only people who may edit load this code. The page works without it.
const ItemTools = lazy<ComponentType<Shown>>(() =>
  import('./item-tools.tsx')
    .then(async (tools) => {
      await wordsArrived()
      return tools
    })
    .catch(() => ({ default: () => null })),
)

/** Shows the actions of editors on the page of an item. The space is reserved from the start, so that nothing moves. */
export function AdminTools(item: Shown) {
  const { data: session } = useSession()
  const alive = useDeviceZone() !== null
  if (!may(session, 'content')) return null
  return (
    <div className="admin-tools">
      {alive && (
        <Suspense>
          <ItemTools {...item} />
        </Suspense>
      )}
    </div>
  )
}
