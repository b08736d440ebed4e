import type { SignupRequest } from '@callofcode/contract/member'
import { ApprovalRow } from './approval-row.tsx'

/** Oldest first, as the server sends them. */
export function ApprovalList({ signups }: { signups: readonly SignupRequest[] }) {
  return (
    <section className="approval-box" aria-label="Waiting">
      <p className="label plain" role="status">
        {signups.length} waiting, oldest first
      </p>
      <ul className="rows approvals">
        {signups.map((signup, at) => (
          <ApprovalRow key={signup._id} signup={signup} next={at === 0} />
        ))}
      </ul>
    </section>
  )
}
