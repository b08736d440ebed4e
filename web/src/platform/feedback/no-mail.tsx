import { say } from 'words:parts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useMails } from '../session/club.ts'
import { isAdmin, useSession } from '../session/session.ts'
import { Notice } from './notice.tsx'

/** Stands above what would send mails, until the site has a mail server. Admins are led to where they enter one. */
export function NobodyGetsMail({ children }: { children?: ReactNode }) {
  const mails = useMails()
  const { data: session = null } = useSession()
  if (mails === 'yes') return null
  return (
    <Notice tone="warning" className="no-mail">
      <p>
        <b>{say('nobodyGetsMail')}</b>{' '}
        {isAdmin(session) && (
          <Link className="link" to={paths.club} search={{ part: 'mail' }}>
            {say('enterMailServer')}
          </Link>
        )}
      </p>
      {children}
    </Notice>
  )
}
