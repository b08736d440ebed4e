import { say } from 'words:core'
import { useEffect } from 'react'
import { localStore } from '../storage/local-store.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Switches the theme. The markup contains both icons and CSS shows one, because the server does not have the chosen theme. */
export function ThemeToggle() {
  useEffect(followOtherTabs, [])
  return (
    <Button variant="ghost" square className="theme" aria-label={say('theme')} onClick={toggleTheme}>
      <Icon name="sun" className="sun" />
      <Icon name="moon" className="moon" />
    </Button>
  )
}

type Theme = 'dark' | 'light'

const KEY = 'theme'
/** The ground colour of each theme, as in tokens.css. */
const grounds: Record<Theme, string> = { dark: '#0b0f15', light: '#f4f0e7' }

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function showTheme(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = grounds[theme]
}

function chooseTheme(theme: Theme) {
  showTheme(theme)
  localStore.put(KEY, theme)
  // The server reads the cookie, so that the next page has the right colours at once (see also /theme.js).
  remember(document, theme)
}

const A_YEAR = 31_536_000

function remember(jar: { cookie: string }, theme: Theme) {
  jar.cookie = `${KEY}=${theme}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`
}

export function toggleTheme() {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
}

/** Follows a choice made in another tab, until the returned function is called. */
function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) showTheme(event.newValue === 'light' ? 'light' : 'dark')
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
