import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { paths } from '../../platform/paths.ts'

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
