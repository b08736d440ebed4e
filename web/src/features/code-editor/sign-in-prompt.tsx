import { say } from 'words:code-editor'
import type { ReactNode } from 'react'
import { buttonClass } from '../../platform/ui/button.tsx'
import { SignInLink } from '../shell/public.ts'

export function SignInPrompt({ children }: { children: ReactNode }) {
  return (
    <div className="sign-first">
      <p className="muted">{say('codeStays', { children: () => children })}</p>
      <SignInLink className={buttonClass()}>{say('signIn')}</SignInLink>
    </div>
  )
}
