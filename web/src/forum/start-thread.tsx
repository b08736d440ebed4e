import { Link } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'

/** The way to a new thread; a visitor signs in first. */
export function StartThread({ look = 'primary' }: { look?: 'primary' | 'plain' }) {
  const { data: session } = useSession()
  if (session?.role)
    return (
      <Link className={buttonClass({ variant: look })} to={paths.newThread}>
        Start a thread
      </Link>
    )
  return (
    <Link className={buttonClass()} to={paths.signup}>
      Sign in to write
    </Link>
  )
}
