import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'

/** For who opens this page though signed in already; not for who signs in on it. */
export function SignedInNotice() {
  const { data: session } = useSession()
  const [name] = useState(session?.name)
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
