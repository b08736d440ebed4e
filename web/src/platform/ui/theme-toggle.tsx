import { useEffect } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { followOtherTabs, toggleTheme } from './theme.ts'

/** Both icons are in the markup and CSS shows one: the server does not know the chosen theme. */
export function ThemeToggle() {
  useEffect(followOtherTabs, [])
  return (
    <Button
      variant="ghost"
      square
      className="theme"
      aria-label="Switch between light and dark"
      onClick={toggleTheme}
    >
      <Icon name="sun" className="sun" />
      <Icon name="moon" className="moon" />
    </Button>
  )
}
