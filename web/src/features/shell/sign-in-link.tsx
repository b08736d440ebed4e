import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { paths } from '../../platform/paths.ts'

type SignInLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'onClick' | 'aria-label'>

/** Links to the sign-in, which then returns to this page or opens `next`. */
export function SignInLink({ next, ...rest }: SignInLinkProps & { next?: string | undefined }) {
  const here = useLocation({ select: ({ href }) => href })
  return <Link {...rest} to={paths.signup} search={{ next: next ?? here }} />
}
