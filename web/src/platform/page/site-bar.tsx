import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PaletteButton } from '../../app/ways/palette-button.tsx'
import { SignInLink } from '../../features/account/sign-in-link.tsx'
import { Bell } from '../../features/notification/bell.tsx'
import { type Session, useSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { BrandMark, brandLabel } from '../ui/brand.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import './site-bar.css'

/** The bar of a screen that stands on its own: where one is, the ways on, and who one is. */
export function SiteBar({ place, children }: { place: string; children?: ReactNode }) {
  const { data: session } = useSession()
  return (
    <header className="bar">
      <Link className="brand" to={paths.home} aria-label={brandLabel}>
        <BrandMark />
        <span className="t only-wide">CALL OF CODE</span>
      </Link>
      <Badge look="solid">{place}</Badge>
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
