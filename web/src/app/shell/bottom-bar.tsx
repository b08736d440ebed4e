import { nameOf as placeName, say } from 'words:shell'
import { limits } from '@callofcode/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { allWaiting, waitingCounts } from '../../platform/api/read-again.ts'
import { upTo } from '../../platform/language/reader.ts'
import { useClub } from '../../platform/session/club.ts'
import { organises, useSession } from '../../platform/session/session.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { bottomLinksFor, entryOf, groupsFor } from './sidebar-links.ts'
import type { SidebarState } from './sidebar-state.ts'

/** Shows the four places opened most on phones, and opens the sidebar with all of them. */
export function BottomBar({ path, sheetOpen, toggle }: SidebarState & { path: string }) {
  const { data: session = null } = useSession()
  const { membersOnly: closed } = useClub()
  const links = bottomLinksFor(session, closed)
  const current = entryOf(path, groupsFor(session, closed))?.to
  // The menu leads to every other place.
  const isInMenu = path !== '' && !links.some(({ to }) => to === current)
  return (
    <nav className="bottom-bar only-phone" aria-label={say('places')}>
      {links.map(({ label, to, icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={to === current ? 'page' : undefined}
        >
          <Icon name={icon} />
          {placeName(label)}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sheetOpen}
        aria-current={isInMenu || undefined}
        onClick={toggle}
      >
        <Icon name="menu" />
        {say('menu')}
        {organises(session) && <AllWaiting />}
      </button>
    </nav>
  )
}

/** Shows how many decisions wait, because the menu is closed on a phone. */
function AllWaiting() {
  const { data } = useQuery(waitingCounts)
  const all = data ? allWaiting(data.data) : 0
  if (all === 0) return null
  return (
    <>
      <span className="bar-count" aria-hidden="true">
        {upTo(limits.waiting, all)}
      </span>
      <span className="sr">{say('waitingAll', { count: upTo(limits.waiting, all) })}</span>
    </>
  )
}
