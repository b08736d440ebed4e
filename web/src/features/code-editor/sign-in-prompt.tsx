import type { ReactNode } from 'react'
import { buttonClass } from '../../platform/ui/button.tsx'
import { SignInLink } from '../shell/public.ts'

export function SignInPrompt({ children }: { children: ReactNode }) {
  return (
    <div className="sign-first">
      <p className="muted">{children} What you have typed stays in this browser.</p>
      <SignInLink className={buttonClass()}>Sign in</SignInLink>
    </div>
  )
}
