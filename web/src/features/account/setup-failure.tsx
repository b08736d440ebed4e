import { Link } from '@tanstack/react-router'
import { CallError } from '../../platform/api/client.ts'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'

/** A link that was used, or was never right. Other failures are toasts: trying again may help. */
export function SetupFailure({ error }: { error: Error }) {
  const status = error instanceof CallError ? error.status : 0
  if (status === 404 || status === 409) return <Used />
  if (status === 403) return <Wrong />
  return null
}

function Used() {
  return (
    <ErrorState
      label="Link used"
      title="This club has its first admin already"
      action={
        <Link className={buttonClass()} to={paths.signup}>
          Go to Login
        </Link>
      }
    >
      The link worked once and is gone for good. If it was you, log in; if not, ask that admin.
    </ErrorState>
  )
}

function Wrong() {
  return (
    <ErrorState label="Link not valid" title="The secret in this link is not the right one">
      Open the link that the last start printed, whole and as it is.
    </ErrorState>
  )
}
