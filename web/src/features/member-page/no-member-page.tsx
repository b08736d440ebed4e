import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { SignInLink } from '../shell/public.ts'

/** The same for a page that is not shown to this reader and for one that does not exist. */
export function NoMemberPage({ asVisitor }: { asVisitor: boolean }) {
  const { data: session } = useSession()
  if (session && asVisitor) return <Said title="Visitors see no page here">They are asked to sign in.</Said>
  if (session)
    return (
      <Said
        title="There is no page to show"
        action={
          <Link className={buttonClass()} to={paths.forum}>
            Go to the forum
          </Link>
        }
      >
        Nobody has this address, or they keep their page to themselves.
      </Said>
    )
  return (
    <Said
      title="This page is not public"
      action={<SignInLink className={buttonClass({ variant: 'primary' })}>Sign in</SignInLink>}
    >
      Members decide who sees their page. Signed in, you see the pages that they show to the club.
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
      <p className="label">Member</p>
      <h1 className="title">{title}</h1>
      <p className="lead">{children}</p>
      {action && <div className="row-btns">{action}</div>}
    </div>
  )
}
