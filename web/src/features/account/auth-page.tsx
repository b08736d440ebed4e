import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { Tabs } from '../../platform/navigation/tabs.tsx'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { AuthBar } from './auth-bar.tsx'
import { ForgotFlow } from './forgot-flow.tsx'
import { LoginForm } from './login-form.tsx'
import { useTidyAddress } from './next-place.ts'
import { PromoPanel } from './promo-panel.tsx'
import { SignedInNotice } from './signed-in-notice.tsx'
import { SignupForm } from './signup-form.tsx'
import { useLoginForm } from './use-login-form.ts'
import { useSignupForm } from './use-signup-form.ts'
import './auth.css'

export const head = () => ({
  title: titled('Login or Signup'),
  description: 'Login to Call of Code, or sign up to join the club.',
  canonical: paths.signup,
})

const TABS = [
  { value: 'login', label: 'Login' },
  { value: 'signup', label: 'Signup' },
] as const
type View = (typeof TABS)[number]['value'] | 'forgot'

export function Page() {
  return (
    <>
      <SkipLink />
      <div className="auth">
        <PromoPanel />
        <div className="auth-side">
          <AuthBar />
          <main id="main" className="auth-main">
            <SignedInNotice />
            <Forms />
          </main>
        </div>
      </div>
    </>
  )
}

/** The forms live here, not in the tab that shows them: what was typed outlasts a change of tab. */
function Forms() {
  const [view, show] = useView()
  useTidyAddress()
  const login = useLoginForm()
  const signup = useSignupForm()
  const [failure, setFailure] = useState<string>()
  const [focus, setFocus] = useState<'email' | 'password'>()

  const open = (next: View, field?: 'email' | 'password') => {
    setFailure(undefined)
    setFocus(field)
    show(next)
  }
  const leaveFailed = (reason: string) => {
    signup.setValue('email', login.getValues('email'))
    open('signup')
    setFailure(reason)
  }
  const backToLogin = (email: string | undefined, field: 'email' | 'password') => {
    if (email) login.setValue('email', email)
    open('login', field)
  }

  if (view === 'forgot') return <ForgotFlow email={login.getValues('email')} onLogin={backToLogin} />
  return (
    <Tabs label="Login or signup" items={TABS} value={view} onChange={open} className="auth-tabs">
      {view === 'login' ? (
        <LoginForm form={login} focus={focus} onFailed={leaveFailed} onForgot={() => open('forgot')} />
      ) : (
        <SignupForm form={signup} failure={failure} onLogin={(email) => backToLogin(email, 'password')} />
      )}
    </Tabs>
  )
}

function useView(): [View, (view: View) => void] {
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const navigate = useNavigate()
  const view = tab === 'signup' || tab === 'forgot' ? tab : 'login'
  const show = (next: View) => {
    const search = (next === 'login' ? {} : { tab: next }) as never
    const state = ({ next: kept }: { next?: string | undefined }) => ({ next: kept })
    void navigate({ to: paths.signup, search, state, resetScroll: false })
  }
  return [view, show]
}
