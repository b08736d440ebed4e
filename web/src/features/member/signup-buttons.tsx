import type { MemberRecord } from '@callofcode/contract/member-admin'
import { DecideButtons, useDecide } from '../approval/public.ts'

/** Of a signup that waits. */
export function SignupButtons({ member }: { member: MemberRecord }) {
  const toTitle = () => document.getElementById('members-title')?.focus({ preventScroll: true })
  const deciding = useDecide({ name: member.name, undoInToast: true, onDone: toTitle })
  return <DecideButtons signup={member} {...deciding} />
}
