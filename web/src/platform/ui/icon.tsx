import { classNames } from './class-names.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName }

interface IconProps {
  name: IconName
  small?: boolean | undefined
  className?: string | undefined
}

/** Always beside words; where there is no room for them, in a `VisuallyHidden` or the button's `aria-label`. */
export function Icon({ name, small, className }: IconProps) {
  return (
    <svg className={classNames('i', small && 'i-s', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
