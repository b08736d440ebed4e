import { getCollegeSignin, type OidcReason } from '@callofcode/contract/account/address'
import { messages } from '@callofcode/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { nextOf } from './next-place.ts'
import { useHydrated } from './use-hydrated.ts'

export const collegeSignin = read(getCollegeSignin, {}, { quiet: true })

/** A link, and no call: the provider's page is somewhere else. Nothing where the club takes no such accounts. */
export function CollegeSignin() {
  const { data } = useQuery(collegeSignin)
  const place = useLocation()
  // The page that the server drew is the same for everybody.
  const next = useHydrated() ? nextOf(place) : undefined
  if (!data?.data) return null
  return (
    <div className="college">
      <p className="college-or label" aria-hidden="true">
        or
      </p>
      <a className={buttonClass({ size: 'big' })} href={paths.collegeSignin(next)}>
        Continue with {data.data.name}
      </a>
    </div>
  )
}

const WORDS: Record<OidcReason, string> = {
  sent: 'Your signup was sent for approval. The club decides on it and writes to you; then you can log in here.',
  waiting: 'Your signup is still waiting for approval. You will get an email once it is decided.',
  declined: 'Your signup was declined. Write to the club if you think this is a mistake.',
  unconfirmed:
    'There is an account with this address, but nobody has confirmed that the address is theirs. Log in with its password and confirm it in the settings, or reset the password with “Forgot password?”.',
  unverified: 'That account names no address that is known to be yours. Sign up with email and password.',
  domain:
    'That address is not one of the college. Choose another account, or sign up with email and password.',
  refused: 'That account cannot sign in here. Ask the club.',
  closed: messages.signupClosed,
  cancelled: 'You went back before you were signed in.',
  failed: 'Signing in there did not work. Try again, or log in with your password.',
}
const GOOD = ['sent', 'waiting']

/** Why the sign-in elsewhere led back here. */
export function CollegeNotice() {
  const { oidc } = useSearch({ strict: false }) as { oidc?: OidcReason }
  if (!oidc || !Object.hasOwn(WORDS, oidc)) return null
  const isGood = GOOD.includes(oidc)
  return (
    <Notice tone={isGood ? 'success' : 'warning'} role={isGood ? 'status' : 'alert'}>
      {WORDS[oidc]}
    </Notice>
  )
}
