import { Link } from '@tanstack/react-router'
import { SignInLink } from '../account/sign-in-link.tsx'
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
    <SignInLink className={buttonClass()} next={paths.newThread}>
      Sign in to write
    </SignInLink>
  )
}
