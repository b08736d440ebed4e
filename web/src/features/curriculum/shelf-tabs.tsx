import { say } from 'words:curriculum'
import { Link } from '@tanstack/react-router'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'

const PLACES = [paths.lists, paths.plans, paths.stars, paths.notes] as const
type Place = (typeof PLACES)[number]

const labels: Readonly<Record<Place, () => string>> = {
  [paths.lists]: () => say('lists'),
  [paths.plans]: () => say('plans'),
  [paths.stars]: () => say('starred'),
  [paths.notes]: () => say('notes'),
}

/** Tabs between the club's collections and those of members. */
export function ShelfTabs({ place }: { place: Place }) {
  const { data: session } = useSession()
  if (!session?.role) return null
  return (
    <Segmented
      label={say('shelves')}
      fit="full"
      items={PLACES.map((value) => ({ value, label: labels[value]() }))}
      value={place}
      link={(to, parts) => <Link to={to} activeOptions={{ exact: true }} {...parts} />}
    />
  )
}
