import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { Brand } from '../ui/brand.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { PaletteButton } from '../ways/palette-button.tsx'

export function AuthBar() {
  return (
    <header className="bar">
      <Brand />
      <span className="sp" />
      <PaletteButton />
      <ThemeToggle />
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.home}>
        <Icon name="home" className="only-wide" />
        Home
      </Link>
    </header>
  )
}
