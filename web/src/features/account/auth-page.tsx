import { nameOf, say } from 'words:account'
import type { SecondStep } from '@callofcode/contract/second-factor/second-factor'
import { Link, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { Tabs } from '../../platform/navigation/tabs.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { BrandMark } from '../../platform/ui/brand.tsx'
import { AuthBar } from './auth-bar.tsx'
import { CollegeNotice, collegeSignin } from './college-signin.tsx'
import { ForgotFlow } from './forgot-flow.tsx'
import { LoginForm, useLoginForm } from './login-form.tsx'
import { nextOf, useTidyAddress } from './next-place.ts'
import { signupFieldsRead } from './signup-facts.tsx'
import { SignupForm, useSignupForm } from './signup-form.tsx'
import { useWaitingStep } from './waiting-step.ts'
import { isInvited } from './welcome.tsx'
import './auth.css'

export const head = ({ client, search: { tab } }: PagePlace) => ({
  title: titled(titleOf(isInvited(client), tab)),
  description: (club: string) => say('description', { club }),
  canonical: paths.signup,
})

function titleOf(invited: boolean, tab: string | undefined): string {
  if (invited) return say('welcome')
  return tab === 'forgot' ? say('reset') : say('title')
}

export const load = ({ client }: PagePlace) =>
  Promise.all([client.prefetchQuery(collegeSignin), client.prefetchQuery(signupFieldsRead)])
// Few sign-ins need the second step, and it loads a library.
const SecondStepForm = loadedLater(
  () => say('secondStepName'),
  async () => (await import('./second-step.tsx')).SecondStepForm,
)

const tabs = () =>
  [
    { value: 'login', label: say('login') },
    { value: 'signup', label: say('signup') },
  ] as const
type View = 'login' | 'signup' | 'forgot'

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
            <CollegeNotice />
            <Forms />
          </main>
        </div>
      </div>
    </>
  )
}

/** Holds the forms' state outside the tabs, so that typed text survives a change of tab. */
function Forms() {
  const [view, show] = useView()
  const login = useLoginForm()
  const { join, year } = useSearch({ strict: false }) as { join?: string; year?: unknown }
  const signup = useSignupForm(join, Number(year) || undefined)
  const [failure, setFailure] = useState<string>()
  const [focus, setFocus] = useState<'email' | 'password'>()
  const [step, setStep] = useState<SecondStep>()
  const [over, setOver] = useState<string>()
  useTidyAddress()
  useWaitingStep(setStep)
  const mailed = useResetLink()

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

  const leaveStep = (reason?: string) => {
    setStep(undefined)
    setOver(reason)
    backToLogin(undefined, 'password')
  }

  if (step) return <SecondStepForm step={step} onBack={leaveStep} />
  // Another link starts the flow again.
  if (view === 'forgot')
    return (
      <ForgotFlow
        key={mailed}
        mailed={mailed}
        email={login.getValues('email')}
        onLogin={backToLogin}
        onSecondStep={setStep}
      />
    )
  return (
    <Tabs label={say('tabs')} items={tabs()} value={view} onChange={open} className="auth-tabs">
      {view === 'login' ? (
        <LoginForm
          form={login}
          focus={focus}
          over={over}
          onSecondStep={setStep}
          onFailed={leaveFailed}
          onForgot={() => open('forgot')}
        />
      ) : (
        <SignupForm
          form={signup}
          invited={join !== undefined}
          failure={failure}
          onLogin={(email) => backToLogin(email, 'password')}
          onForgot={() => open('forgot')}
        />
      )}
    </Tabs>
  )
}

function useView(): [View, (view: View) => void] {
  const { tab, join } = useSearch({ strict: false }) as { tab?: string; join?: string }
  const navigate = useNavigate()
  const view = tab === 'signup' || tab === 'forgot' ? tab : 'login'
  const show = (next: View) => {
    // A join code stays in the address, so that a return to the signup finds it.
    const search = { ...(next !== 'login' && { tab: next }), ...(join && { join }) } as never
    const state = ({ next: kept }: { next?: string | undefined }) => ({ next: kept })
    void navigate({ to: paths.signup, search, state, resetScroll: false })
  }
  return [view, show]
}

const promises = ['Secure sessions', 'Weekly challenges', 'Project collabs']

function PromoPanel() {
  return (
    <section className="promo" aria-labelledby="promo-title">
      <div className="promo-in">
        <BrandMark className="promo-mark" />
        <h2 className="plate promo-h" id="promo-title">
          {say('arena', {
            one: (inside) => <span className="a1">{inside}</span>,
            two: (inside) => <span className="a2">{inside}</span>,
          })}
        </h2>
        <p className="lead">{say('engage')}</p>
        <ul className="promo-l">
          {promises.map((promise, at) => (
            <li key={promise}>
              <span className="label" aria-hidden="true">
                <b>{`0${at + 1}`}</b>
              </span>
              {nameOf(promise)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Greets a member who was already signed in when the page opened. Redirects if the address names a next page. */
function SignedInNotice() {
  const { data: session } = useSession()
  const router = useRouter()
  const [name] = useState(session?.name)
  const [next] = useState(() => nextOf(router.state.location))
  // The redirect waits for useTidyAddress: its navigation would lead back here.
  const isTidy = useLocation({ select: ({ search }) => !('next' in search) })
  useEffect(() => {
    if (name && next && isTidy) router.history.replace(next)
  }, [name, next, isTidy, router])
  if (!name) return null
  return (
    <Notice>
      {say('alreadySignedIn', {
        name,
        link: (inside) => (
          <Link className="link" to={paths.dashboard}>
            {inside}
          </Link>
        ),
      })}
    </Notice>
  )
}

/**
 * Returns the token of a mailed link that sets a password. The token is in the fragment, which no server receives, and is removed
 * from the address at once.
 */
function useResetLink(): string | undefined {
  const navigate = useNavigate()
  const fragment = useLocation({ select: ({ hash }) => hash })
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    const token = new URLSearchParams(fragment).get('reset')
    if (!token) return
    setKept(token)
    void navigate({ to: '.', search: true, hash: '', state: true, replace: true, resetScroll: false })
  }, [fragment, navigate])
  return kept
}
