import { memberPageMessages, type PageLink } from '@callofcode/contract/member/member-page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toldOf } from '../../platform/language/told.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import './member-link.css'

/** Returns the author's name as it is stored. It stays as text after the account is gone. */
export const byline = (name: string) => toldOf([memberPageMessages.deletedMember], name)

interface MemberLinkProps {
  page: PageLink | null
  children: ReactNode
}

/** Links a name to its member's page if this reader may see it. Otherwise it is plain text. */
export function MemberLink({ page, children }: MemberLinkProps) {
  const { data: session } = useSession()
  if (!page || !(page.open || session)) return <span>{children}</span>
  return (
    <Link className="member-link" to={paths.member(page.handle)}>
      {children}
    </Link>
  )
}
