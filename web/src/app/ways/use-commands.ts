import type { Session } from '../../platform/api/session.ts'
import { toggleTheme } from '../../platform/ui/theme.ts'
import { useLogout } from '../dashboard/use-logout.ts'
import type { Entry, EntryGroup } from './entries.ts'
import { type Place, placesFor } from './go-places.ts'
import { recentOf } from './recent.ts'

const goTo = ({ label, to, icon, key }: Place): Entry => ({
  id: `go-${to}`,
  label,
  icon,
  to,
  keys: key && `g ${key}`,
})

/** Where somebody was, where they may go, and what they may do. */
export function useCommands(session: Session | null, showKeys: () => void): EntryGroup[] {
  const { mutate: logOut } = useLogout()
  const places = placesFor(session)
  const doings: Entry[] = [
    ...places.filter(({ begins }) => begins).map(goTo),
    { id: 'do-theme', label: 'Switch between light and dark', icon: 'sun', act: toggleTheme },
    { id: 'do-keys', label: 'Keyboard shortcuts', icon: 'prompt', keys: '?', act: showKeys },
    ...(session ? [{ id: 'do-logout', label: 'Logout', icon: 'logout' as const, act: () => logOut() }] : []),
  ]
  const recent = recentOf(session?.id).map(
    ({ label, to }): Entry => ({
      id: `recent-${to}`,
      label,
      icon: 'clock',
      to,
    }),
  )
  return [
    { label: 'Recent', entries: recent },
    { label: 'Go to', entries: places.filter(({ begins }) => !begins).map(goTo) },
    { label: 'Actions', entries: doings },
  ]
}
