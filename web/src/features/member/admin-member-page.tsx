import { getMember, type MemberRecord } from '@callofcode/contract/member-admin'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallError } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { DuplicateChoice } from '../duplicate/public.ts'
import { MentorChoice } from '../mentor/public.ts'
import { BatchChoice } from './batch-choice.tsx'
import { MemberActionButtons } from './member-actions.tsx'
import { MemberWho } from './member-row.tsx'
import { TaskChoices } from './task-choices.tsx'
import './members.css'

const memberRead = (id: string) => read(getMember, { params: { id } }, { quiet: true })

export const head = () => ({ title: titled('Member'), unlisted: true })
export const load = ({ client, params: { id = '' } }: PagePlace) => client.prefetchQuery(memberRead(id))

/** One member, with all that an admin may do. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, error, refetch, isFetching } = useQuery({ ...memberRead(id), refetchOnMount: 'always' })
  return (
    <main id="main" className="page wrap admin-member">
      {data && <Member member={data.data} />}
      {!data && error && <Failed error={error} retry={() => void refetch()} busy={isFetching} />}
      {!data && !error && (
        <Loading words="Loading the member...">
          <Skeleton size="tall" width={40} />
        </Loading>
      )}
    </main>
  )
}

function Member({ member }: { member: MemberRecord }) {
  const { data: session } = useSession()
  const own = session?.id === member._id
  return (
    <>
      <div className="page-head">
        <h1 className="title" id="members-title" tabIndex={-1}>
          {member.name}
          {own && <span className="muted"> (you)</span>}
        </h1>
      </div>
      <div className="admin-member-who">
        <Avatar name={member.name} src={member.profilePhoto} decorative />
        <MemberWho member={member} own={own} unnamed />
      </div>
      <Part title="What you can do">
        {member.status === 'declined' ? (
          <p className="muted">This signup was declined. They can sign up again.</p>
        ) : (
          <div className="row-btns admin-member-acts">
            <MemberActionButtons member={member} own={own} />
            {member.page && (
              <Link className={buttonClass({ variant: 'ghost' })} to={paths.member(member.page.handle)}>
                Public page
              </Link>
            )}
            {own && (
              <Link className={buttonClass({ variant: 'ghost' })} to={paths.handover}>
                Hand over the club
              </Link>
            )}
          </div>
        )}
      </Part>
      {(member.status === 'approved' || member.tasks.length > 0) && (
        <Part title="Tasks">
          <TaskChoices member={member} own={own} />
        </Part>
      )}
      <Part title="Batch">
        <BatchChoice member={member} />
      </Part>
      {member.status !== 'pending' && member.status !== 'declined' && (
        <Part title="Mentor of batches">
          <MentorChoice member={member} own={own} />
        </Part>
      )}
      {member.mergedInto ? (
        <Part title="Merged">
          <p className="muted">
            What this account had is{' '}
            <Link className="link" to={paths.adminMember(member.mergedInto)}>
              in another one
            </Link>
            . Nobody signs in to it again.
          </p>
        </Part>
      ) : (
        member.status === 'approved' && (
          <Part title="Other accounts of theirs">
            <DuplicateChoice member={member} />
          </Part>
        )
      )}
      {member.invitedAt && (
        <Part title="Invitation">
          <p className="muted">
            Mailed on <LocalDay iso={member.invitedAt} />. They have set no password yet, so they cannot sign
            in.
          </p>
        </Part>
      )}
      <Part title="What the audit says">
        <div className="row-btns">
          <Link className={buttonClass()} to={paths.audit} search={{ actor: member._id }}>
            What they did
          </Link>
          <Link className={buttonClass()} to={paths.audit} search={{ target: member._id }}>
            What was done to them
          </Link>
        </div>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="admin-member-part">
      <h2 className="card-title">{title}</h2>
      {children}
    </section>
  )
}

function Failed({ error, retry, busy }: { error: Error; retry: () => void; busy: boolean }) {
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        title="There is no such member"
        action={
          <Link className={buttonClass()} to={paths.members}>
            All members
          </Link>
        }
      />
    )
  return <LoadFailed title="The member did not arrive" retry={retry} busy={busy} />
}
