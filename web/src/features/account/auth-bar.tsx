import { say } from 'words:account'
import { Link } from '@tanstack/react-router'
import { PaletteButton } from '../../platform/navigation/palette-button.tsx'
import { paths } from '../../platform/paths.ts'
import { Brand } from '../../platform/ui/brand.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ThemeToggle } from '../../platform/ui/theme.tsx'

export function AuthBar() {
  return (
    <header className="bar">
      <Brand />
      <span className="sp" />
      <PaletteButton />
      <ThemeToggle />
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.home}>
        <Icon name="home" className="only-wide" />
        {say('home')}
      </Link>
    </header>
  )
}
