import { logoAddress } from '@callofcode/contract/site/club-style'
import { classNames } from '../../../platform/ui/class-names.ts'
import { say } from '../club-words.ts'
import { logoOf } from './logo-text.ts'

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
