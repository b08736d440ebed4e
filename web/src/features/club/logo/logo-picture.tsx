import { say } from 'words:club'
import type { ClubLogo } from '@callofcode/contract/club/club-look'
import { logoAddress } from '@callofcode/contract/club/club-style'
import { classNames } from '../../../platform/ui/class-names.ts'

/** Returns a logo as the text of its form field. The text is empty without a logo. */
export const logoText = (logo: ClubLogo | null): string =>
  logo ? JSON.stringify({ name: logo.name, width: logo.width, height: logo.height, plates: logo.plates }) : ''

export const logoOf = (text: string | undefined): ClubLogo | null => (text ? JSON.parse(text) : null)

const FIELDS = ['logo', 'logoDark']
export const isLogo = (field: string) => FIELDS.includes(field)

interface LogoPictureProps {
  /** The logo as its form's text. */
  text: string
  /** The theme of the background. Both backgrounds differ from the page. */
  theme?: 'light' | 'dark'
}

/** Shows a logo in a list of settings, on the background of its theme or on its plate. */
export function LogoPicture({ text, theme = 'light' }: LogoPictureProps) {
  const logo = logoOf(text)
  if (!logo) return 'nothing'
  const ground = logo.plates.includes(theme) ? (theme === 'dark' ? 'light' : 'dark') : theme
  return (
    <span className={classNames('club-logo-picture', `in-${ground}`)}>
      <img src={logoAddress(logo)} alt={say('logo')} width={logo.width} height={logo.height} />
    </span>
  )
}
