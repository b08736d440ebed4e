import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

/** A link to another site, in a new tab, and it says so. */
export function ExternalLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={classNames('link', className)} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" small />
      <span className="sr"> (opens in a new tab)</span>
    </a>
  )
}
