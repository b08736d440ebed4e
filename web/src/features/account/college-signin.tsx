import { say } from 'words:account'
import { getCollegeSignin, type OidcReason } from '@callofcode/contract/account/address'
import { messages } from '@callofcode/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { told } from '../../platform/language/told.ts'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { useHydrated } from './credential-form.ts'
import { nextOf } from './next-place.ts'

export const collegeSignin = read(getCollegeSignin, {}, { quiet: true })

/** Links to the provider's page on another site. Renders nothing if the club accepts no such accounts. */
export function CollegeSignin() {
  const { data } = useQuery(collegeSignin)
  const place = useLocation()
  // The server draws the same page for everybody.
  const next = useHydrated() ? nextOf(place) : undefined
  if (!data?.data) return null
  return (
    <div className="college">
      <p className="college-or label" aria-hidden="true">
        {say('or')}
      </p>
      <a className={buttonClass({ size: 'big' })} href={paths.collegeSignin(next)}>
        {say('continueWith', { provider: data.data.name })}
      </a>
    </div>
  )
}

const WORDS: Record<OidcReason, (mails: 'yes' | 'no') => string> = {
  sent: (mails) => say('oidcSent', { mails }),
  waiting: () => told(messages.awaitingApproval),
  declined: () => told(messages.declined),
  unconfirmed: () => say('oidcUnconfirmed'),
  unverified: () => say('oidcUnverified'),
  domain: () => say('oidcDomain'),
  refused: () => say('oidcRefused'),
  closed: () => told(messages.signupClosed),
  cancelled: () => say('oidcCancelled'),
  failed: () => say('oidcFailed'),
}
const GOOD = ['sent', 'waiting']

/** Why the sign-in elsewhere led back here. */
export function CollegeNotice() {
  const mails = useMails()
  const { oidc } = useSearch({ strict: false }) as { oidc?: OidcReason }
  if (!oidc || !Object.hasOwn(WORDS, oidc)) return null
  const isGood = GOOD.includes(oidc)
  return (
    <Notice tone={isGood ? 'success' : 'warning'} role={isGood ? 'status' : 'alert'}>
      {WORDS[oidc](mails)}
    </Notice>
  )
}
