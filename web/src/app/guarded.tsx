import { say } from 'words:core'
import { Navigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Guard, Screen } from '../platform/page/screen.ts'
import { paths } from '../platform/paths.ts'
import { type ClubLook, useClub } from '../platform/session/club.ts'
import { isAdmin, may, organises, type Session, useSession } from '../platform/session/session.ts'

/** Returns the path that a guard redirects to, or null if access is allowed. Server and browser use it. */
export function sentTo(guard: Guard, session: Session | null): string | null {
  if (!session) return paths.signup
  if (!session.role) return paths.unauthorized
  if (session.lacksFactor) return guard === 'account' ? null : paths.settings
  return admits(guard, session) ? null : paths.unauthorized
}

export function admits(guard: Guard, session: Session): boolean {
  if (guard === 'account' || guard === 'member') return true
  if (guard === 'admin') return isAdmin(session)
  return guard === 'organiser' ? organises(session) : may(session, guard)
}

/** Returns the guard of a screen. Screens for members only have a guard too. */
export const guardOf = (
  { guard, area }: Pick<Screen, 'guard' | 'area'>,
  { membersOnly }: Pick<ClubLook, 'membersOnly'>,
): Guard | undefined => guard ?? (area && membersOnly.includes(area) ? 'member' : undefined)

/** Shows a screen only to people who may see it, and nothing while the session loads. */
export function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const guard = guardOf(screen, useClub())
  const { data: session, isPending } = useSession()
  if (!guard) return children
  if (isPending) return <p className="wrap page-head">{say('loading')}</p>
  const elsewhere = sentTo(guard, session ?? null)
  return elsewhere ? <Elsewhere to={elsewhere} /> : children
}

/** After the sign-in, this page opens again. */
function Elsewhere({ to }: { to: string }) {
  const router = useRouter()
  const [next] = useState(router.state.location.href)
  return <Navigate to={to} state={{ next }} replace />
}
