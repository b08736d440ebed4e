import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { SiteBar } from '../shell/public.ts'

const wideLink = { className: buttonClass({ variant: 'ghost', className: 'only-wide' }) }

export function EventBar() {
  return (
    <SiteBar place="EVENTS">
      <nav aria-label="Site" className="event-nav">
        <Link {...wideLink} to={paths.dashboard}>
          Modules
        </Link>
        <Link {...wideLink} to={paths.dsa}>
          DSA Tracker
        </Link>
      </nav>
    </SiteBar>
  )
}
