import type { ReactNode } from 'react'
import { SignInLink } from '../account/sign-in-link.tsx'
import { buttonClass } from '../ui/button.tsx'

export function SignInFirst({ children }: { children: ReactNode }) {
  return (
    <div className="sign-first">
      <p className="muted">{children} What you have typed stays in this browser.</p>
      <SignInLink className={buttonClass()}>Sign in</SignInLink>
    </div>
  )
}
