import { type ComponentType, lazy, Suspense } from 'react'
import { wordsArrived } from '../language/loaded.ts'
import { useSession } from '../session/session.ts'
import { useDeviceZone } from '../time/reader-zone.ts'
import { loadPacks, type PackButtonProps, type PackParts } from './pack-offer.ts'

const later = <Props extends object>(choose: (parts: PackParts) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(async () => {
    const parts = await loadPacks().catch(() => undefined)
    await wordsArrived()
    return { default: parts ? choose(parts) : () => null }
  })
const Button = later(({ PackButton }) => PackButton)
const List = later(({ PackList }) => PackList)

/** Stores a topic or a list for offline use, for members in browsers that support it. */
export function PackButton(props: PackButtonProps) {
  const alive = useDeviceZone() !== null
  const { data: session } = useSession()
  if (!alive || !session?.role) return null
  return (
    <Suspense>
      <Button {...props} />
    </Suspense>
  )
}

/** Lists what is stored on this device. The server does not have this list. */
export function PackList() {
  const alive = useDeviceZone() !== null
  return (
    alive && (
      <Suspense>
        <List />
      </Suspense>
    )
  )
}
