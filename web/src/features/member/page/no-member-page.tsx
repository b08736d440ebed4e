import { say } from 'words:member-page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SignInLink } from '../../../platform/navigation/links.tsx'
import { paths } from '../../../platform/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { buttonClass } from '../../../platform/ui/button.tsx'

/** Shows the same text for a page that this reader may not see and for one that does not exist. */
export function NoMemberPage({ asVisitor }: { asVisitor: boolean }) {
  const { data: session } = useSession()
  if (session && asVisitor) return <Said title={say('visitorsNone')}>{say('visitorsNoneHint')}</Said>
  if (session)
    return (
      <Said
        title={say('noPage')}
        action={
          <Link className={buttonClass()} to={paths.forum}>
            {say('toForum')}
          </Link>
        }
      >
        {say('noPageWhy')}
      </Said>
    )
  return (
    <Said
      title={say('notPublic')}
      action={<SignInLink className={buttonClass({ variant: 'primary' })}>{say('signIn')}</SignInLink>}
    >
      {say('notPublicWhy')}
    </Said>
  )
}

interface SaidProps {
  title: string
  children: string
  action?: ReactNode
}

function Said({ title, children, action }: SaidProps) {
  return (
    <div className="page-head">
      <p className="label">{say('member')}</p>
      <h1 className="title">{title}</h1>
      <p className="lead">{children}</p>
      {action && <div className="row-btns">{action}</div>}
    </div>
  )
}
