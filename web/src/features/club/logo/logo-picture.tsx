import { say } from 'words:club'
import type { ClubLogo } from '@callofcode/contract/club/club-look'
import { logoAddress } from '@callofcode/contract/club/club-style'
import { classNames } from '../../../platform/ui/class-names.ts'

/** A logo as its form keeps it: as text, like every field. Empty for none. */
export const logoText = (logo: ClubLogo | null): string =>
  logo ? JSON.stringify({ name: logo.name, width: logo.width, height: logo.height, plates: logo.plates }) : ''

export const logoOf = (text: string | undefined): ClubLogo | null => (text ? JSON.parse(text) : null)

const FIELDS = ['logo', 'logoDark']
export const isLogo = (field: string) => FIELDS.includes(field)

interface LogoPictureProps {
  /** As the form has it. */
  text: string
  /** The theme whose ground it is shown on; both differ from the page. */
  theme?: 'light' | 'dark'
}

/** A logo where settings are listed: on the ground of its theme, or its plate there. */
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
