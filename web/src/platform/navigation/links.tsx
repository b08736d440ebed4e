import { say } from 'words:parts'
import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps, ComponentPropsWithRef } from 'react'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

interface BackLinkProps {
  to: string
  /** Shows the link also on a wide screen, where the path in the bar leads to the same page. */
  always?: boolean
  children: string
}

/** Links back to the list, above an item that was opened from it. */
export function BackLink({ to, always, children }: BackLinkProps) {
  const className = always ? 'back' : 'back only-phone'
  return (
    <Link className={buttonClass({ variant: 'ghost', className })} to={to}>
      <Icon name="back" />
      {children}
    </Link>
  )
}

/** Links to another site in a new tab, and announces that. */
export function ExternalLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={classNames('link', className)} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" small />
      <span className="sr">{say('newTab')}</span>
    </a>
  )
}

type SignInLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'onClick' | 'aria-label'>

interface Place {
  next?: string | undefined
  /** Opens the form for a new account. */
  tab?: 'signup'
}

/** Links to the sign-in, which then returns to this page or opens `next`. */
export function SignInLink({ next, tab, ...rest }: SignInLinkProps & Place) {
  const here = useLocation({ select: ({ href }) => href })
  return <Link {...rest} to={paths.signup} search={{ ...(tab && { tab }), next: next ?? here }} />
}
