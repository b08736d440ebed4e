import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { say } from '../language/parts-words.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

/** The way back to the list, above what was opened from it. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'back' })} to={to}>
      <Icon name="back" />
      {children}
    </Link>
  )
}

/** A link to another site, in a new tab, and it says so. */
export function ExternalLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={classNames('link', className)} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" small />
      <span className="sr">{say('newTab')}</span>
    </a>
  )
}
