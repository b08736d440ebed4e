import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { nextOf } from './next-place.ts'

/** For who opens this page though signed in already, and is led on where a place was asked for; not for who signs in on it. */
export function SignedInNotice() {
  const { data: session } = useSession()
  const router = useRouter()
  const [name] = useState(session?.name)
  const [next] = useState(() => nextOf(router.state.location))
  // After the address is tidy: what takes the place out of it would lead back here.
  const isTidy = useLocation({ select: ({ search }) => !('next' in search) })
  useEffect(() => {
    if (name && next && isTidy) router.history.replace(next)
  }, [name, next, isTidy, router])
  if (!name) return null
  return (
    <Notice>
      You are signed in as {name}.{' '}
      <Link className="link" to={paths.dashboard}>
        Go to the dashboard
      </Link>
    </Notice>
  )
}
