import type { Session } from '../../platform/session/session.ts'
import { toggleTheme } from '../../platform/ui/theme.tsx'
import { useLogout } from '../dashboard/use-logout.ts'
import type { Command, CommandGroup } from './commands.ts'
import { type Destination, destinationsFor } from './destinations.ts'
import { recentScreens } from './recent-screens.ts'

const goTo = ({ label, to, icon, key }: Destination): Command => ({
  id: `go-${to}`,
  label,
  icon,
  to,
  keys: key && `g ${key}`,
})

/** Recent screens, all screens this person may open, and actions. */
export function useCommands(session: Session | null, showKeys: () => void): CommandGroup[] {
  const { mutate: logOut } = useLogout()
  const destinations = destinationsFor(session)
  const actions: Command[] = [
    ...destinations.filter(({ creates }) => creates).map(goTo),
    { id: 'do-theme', label: 'Switch between light and dark', icon: 'sun', act: toggleTheme },
    { id: 'do-keys', label: 'Keyboard shortcuts', icon: 'prompt', keys: '?', act: showKeys },
    ...(session ? [{ id: 'do-logout', label: 'Logout', icon: 'logout' as const, act: () => logOut() }] : []),
  ]
  const recent = recentScreens(session?.id).map(
    ({ label, to }): Command => ({
      id: `recent-${to}`,
      label,
      icon: 'clock',
      to,
    }),
  )
  return [
    { label: 'Recent', commands: recent },
    { label: 'Go to', commands: destinations.filter(({ creates }) => !creates).map(goTo) },
    { label: 'Actions', commands: actions },
  ]
}
