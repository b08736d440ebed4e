import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { BrandMark, brandLabel } from '../ui/brand.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { PaletteButton } from '../ways/palette-button.tsx'

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
