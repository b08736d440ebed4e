import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { SignInLink } from '../shell/public.ts'

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
    <SignInLink className={buttonClass()} next={paths.newThread}>
      Sign in to write
    </SignInLink>
  )
}
