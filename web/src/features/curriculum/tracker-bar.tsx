import { Link } from '@tanstack/react-router'
import { SiteBar } from '../../platform/page/site-bar.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'

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
