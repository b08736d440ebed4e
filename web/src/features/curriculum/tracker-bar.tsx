import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { SiteBar } from '../shell/public.ts'

export function TrackerBar() {
  return (
    <SiteBar place="DSA TRACKER">
      <Link className={buttonClass({ variant: 'ghost', className: 'only-wide' })} to={paths.problems}>
        Problems
      </Link>
      <Link className={buttonClass({ variant: 'ghost', className: 'only-wide' })} to={paths.dashboard}>
        Modules
      </Link>
    </SiteBar>
  )
}
