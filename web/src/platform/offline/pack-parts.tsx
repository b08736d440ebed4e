import { type ComponentType, lazy, Suspense } from 'react'
import { wordsArrived } from '../language/loaded.ts'
import { useSession } from '../session/session.ts'
import { useTimeZone } from '../time/shown-time.tsx'

export interface PackButtonProps {
  readonly kind: 'topic' | 'list' | 'own'
  readonly id: string
  readonly title: string
  /** The page that it stands on. */
  readonly path: string
  readonly questions: readonly { readonly id: string; readonly questionName: string }[] | undefined
}

interface PackParts {
  readonly PackButton: ComponentType<PackButtonProps>
  readonly PackList: ComponentType
}

// What is kept for a topic or a list is made of problems, editor and judge, which show topics and lists themselves. So the
// app says here where these parts are; a page waits for nothing that only some use.
let load: (() => Promise<PackParts>) | undefined
export const offerPacks = (given: () => Promise<PackParts>) => {
  load = given
}

const later = <Props extends object>(choose: (parts: PackParts) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(async () => {
    const parts = await load?.().catch(() => undefined)
    await wordsArrived()
    return { default: parts ? choose(parts) : () => null }
  })
const Button = later(({ PackButton }) => PackButton)
const List = later(({ PackList }) => PackList)

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
