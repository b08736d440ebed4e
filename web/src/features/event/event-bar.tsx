import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { SiteBar } from '../shell/public.ts'

const looks = { className: buttonClass({ variant: 'ghost', className: 'only-wide' }) }

export function EventBar() {
  return (
    <SiteBar place="EVENTS">
      <nav aria-label="Site" className="event-nav">
        <Link {...looks} to={paths.dashboard}>
          Modules
        </Link>
        <Link {...looks} to={paths.dsa}>
          DSA Tracker
        </Link>
      </nav>
    </SiteBar>
  )
}
