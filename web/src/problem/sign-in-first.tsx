import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'

export function SignInFirst({ children }: { children: ReactNode }) {
  return (
    <div className="sign-first">
      <p className="muted">{children} What you have typed stays in this browser.</p>
      <Link className={buttonClass()} to={paths.signup}>
        Sign in
      </Link>
    </div>
  )
}
