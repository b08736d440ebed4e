import type { Kind } from '@callofcode/contract/version'
import { type ComponentType, lazy, Suspense } from 'react'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { useTimeZone } from '../../platform/time/time-zone.ts'
import './admin-tools.css'

export interface Shown {
  readonly kind: Kind
  readonly id: string
  readonly title: string
}

// Readers do not fetch what only admins use, and a page is whole without it.
const ItemTools = lazy<ComponentType<Shown>>(() =>
  import('./item-tools.tsx').catch(() => ({ default: () => null })),
)

/** What an admin can do with an item where it is read. Its room is there from the start, so that nothing jumps. */
export function AdminTools(item: Shown) {
  const { data: session } = useSession()
  const alive = useTimeZone() !== null
  if (!isAdmin(session)) return null
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
