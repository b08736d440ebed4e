import './site-bar.css'
import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { type Session, useSession } from '../../platform/session/session.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { BrandMark, brandLabel } from '../../platform/ui/brand.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ThemeToggle } from '../../platform/ui/theme.tsx'
import { Bell } from './bell.tsx'
import { PaletteButton } from './palette-button.tsx'

/** The bar of a screen outside the dashboard: its name, links, and the signed-in member. */
export function SiteBar({ place, children }: { place: string; children?: ReactNode }) {
  const { data: session } = useSession()
  return (
    <header className="bar">
      <Link className="brand" to={paths.home} aria-label={brandLabel}>
        <BrandMark />
        <span className="t only-wide">CALL OF CODE</span>
      </Link>
      <Badge variant="solid">{place}</Badge>
      <span className="sp" />
      {children}
      <PaletteButton />
      <Bell />
      <ThemeToggle />
      {session ? <ToProfile session={session} /> : <ToSignIn />}
    </header>
  )
}

function ToProfile({ session: { name, photo } }: { session: Session }) {
  return (
    <Link className="to-profile" to={paths.profile}>
      <Avatar name={name} src={photo} decorative className="hit44" />
      <span className="sr">{name}, profile</span>
    </Link>
  )
}

function ToSignIn() {
  return <SignInLink className={buttonClass({ variant: 'ghost' })}>Sign in</SignInLink>
}

type SignInLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'onClick' | 'aria-label'>

/** Links to the sign-in, which then returns to this page or opens `next`. */
export function SignInLink({ next, ...rest }: SignInLinkProps & { next?: string }) {
  const here = useLocation({ select: ({ href }) => href })
  return <Link {...rest} to={paths.signup} search={{ next: next ?? here }} />
}
