import { say } from 'words:parts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useClub } from '../session/club.ts'
import { isAdmin, useSession } from '../session/session.ts'
import { Notice } from './notice.tsx'

/** Stands above what would send mails, until mail works. Admins are led to where they enter a mail server, or try it. */
export function NobodyGetsMail({ children }: { children?: ReactNode }) {
  const { mail } = useClub()
  const { data: session = null } = useSession()
  if (mail === 'works') return null
  return (
    <Notice tone="warning" className="no-mail">
      <p>
        <b>{say('nobodyGetsMail')}</b>{' '}
        {isAdmin(session) && (
          <Link className="link" to={paths.club} search={{ part: 'mail' }}>
            {mail === 'untried' ? say('tryMailServer') : say('enterMailServer')}
          </Link>
        )}
      </p>
      {children}
    </Notice>
  )
}
