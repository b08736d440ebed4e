import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { BrandMark, brandLabel } from '../../platform/ui/brand.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ThemeToggle } from '../../platform/ui/theme-toggle.tsx'
import { PaletteButton } from '../shell/public.ts'

export function ProfileBar() {
  return (
    <header className="bar">
      <Link className="brand" to={paths.home} aria-label={brandLabel}>
        <BrandMark />
        <span className="t only-wide">CALL OF CODE</span>
      </Link>
      <span className="sp" />
      <PaletteButton />
      <ThemeToggle />
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.settings} aria-label="Settings">
        <Icon name="settings" />
        <span className="only-wide">Settings</span>
      </Link>
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.home} aria-label="Home">
        <Icon name="home" />
        <span className="only-wide">Home</span>
      </Link>
    </header>
  )
}
