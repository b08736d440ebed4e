import { accentStyle, SURFACES, THEMES, type Theme } from './accent.ts'
import type { ClubLogo, ClubLook } from './club-look.ts'

type Looks = Pick<ClubLook, 'accent' | 'logo' | 'logoDark'>

/** Returns the address of a logo. The name is derived from the bytes, so an address always shows the same picture. */
export const logoAddress = ({ name }: Pick<ClubLogo, 'name'>) => `/club/logo/${name}.webp`

/**
 * Returns the style sheet of the club's colour and logo, which follows and overrides the default tokens. Empty with the defaults.
 */
export function clubStyle({ accent, logo, logoDark }: Looks): string {
  const colour = accent ? accentStyle(accent) : ''
  if (!logo) return colour
  const [light, dark] = THEMES.map((theme) => logoTokens(theme === 'dark' ? (logoDark ?? logo) : logo, theme))
  return `${colour}:root:root{${light}}:root:root.dark{${dark}}`
}

const other = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark')

/** Returns the tokens that draw a logo in a theme. */
export function logoValues(logo: ClubLogo, theme: Theme): Record<string, string> {
  const onPlate = logo.plates.includes(theme)
  return {
    logo: `url("${logoAddress(logo)}")`,
    'logo-ratio': `${logo.width}/${logo.height}`,
    'logo-plate': onPlate ? SURFACES[other(theme)].ground : 'transparent',
    'logo-pad': onPlate ? '.25rem' : '0px',
  }
}

const logoTokens = (logo: ClubLogo, theme: Theme) =>
  Object.entries(logoValues(logo, theme))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
