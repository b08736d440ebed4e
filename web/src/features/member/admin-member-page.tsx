import { say } from 'words:people'
import { getMember, type MemberRecord } from '@callofcode/contract/member/member-admin'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallError } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { MentorChoice } from '../batch/public.ts'
import { DuplicateChoice } from './duplicate-choice.tsx'
import { FactsForm } from './facts/facts-form.tsx'
import { MemberActionButtons } from './member-actions.tsx'
import { MemberWho } from './member-who.tsx'
import { BatchChoice, YearChoice } from './profile/place-choice.tsx'
import { TaskChoices } from './task-choices.tsx'
import './members.css'

const memberRead = (id: string) => read(getMember, { params: { id } }, { quiet: true })

export const head = () => ({ title: titled(say('member')), unlisted: true })
export const load = ({ client, params: { id = '' } }: PagePlace) => client.prefetchQuery(memberRead(id))

/** Shows one member, with all actions of an admin. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, error, refetch, isFetching } = useQuery({ ...memberRead(id), refetchOnMount: 'always' })
  return (
    <main id="main" className="page wrap admin-member">
      {data && <Member member={data.data} />}
      {!data && error && <Failed error={error} retry={() => void refetch()} busy={isFetching} />}
      {!data && !error && (
        <Loading words={say('loadingTheMember')}>
          <Skeleton size="tall" width={40} />
        </Loading>
      )}
    </main>
  )
}

function Member({ member }: { member: MemberRecord }) {
  const { data: session } = useSession()
  const own = session?.id === member._id
  const mails = useMails()
  return (
    <>
      <div className="page-head">
        <h1 className="title" id="members-title" tabIndex={-1}>
          {member.name}
          {own && <span className="muted"> {say('you')}</span>}
        </h1>
      </div>
      <div className="admin-member-who">
        <Avatar name={member.name} src={member.profilePhoto} decorative />
        <MemberWho member={member} />
      </div>
      <Part title={say('whatYouCanDo')}>
        {member.status === 'declined' ? (
          <p className="muted">{say('declinedNote')}</p>
        ) : (
          <div className="row-btns admin-member-acts">
            <MemberActionButtons member={member} own={own} />
            {member.page && (
              <Link className={buttonClass({ variant: 'ghost' })} to={paths.member(member.page.handle)}>
                {say('publicPage')}
              </Link>
            )}
            {own && (
              <Link className={buttonClass({ variant: 'ghost' })} to={paths.handover}>
                {say('handOverTheClub')}
              </Link>
            )}
          </div>
        )}
      </Part>
      {(member.status === 'approved' || member.tasks.length > 0) && (
        <Part title={say('tasks')}>
          <TaskChoices member={member} own={own} />
        </Part>
      )}
      <Part title={say('passoutYear')}>
        <YearChoice member={member} />
      </Part>
      <Part title={say('batch')}>
        <BatchChoice member={member} />
      </Part>
      <Part title={say('facts')}>
        <FactsForm key={member._id} member={member} />
      </Part>
      {member.status !== 'pending' && member.status !== 'declined' && (
        <Part title={say('mentorOfBatches')}>
          <MentorChoice member={member} own={own} />
        </Part>
      )}
      {member.mergedInto ? (
        <Part title={say('merged')}>
          <p className="muted">
            {say('mergedNote', {
              link: (inside) => (
                <Link className="link" to={paths.adminMember(member.mergedInto ?? '')}>
                  {inside}
                </Link>
              ),
            })}
          </p>
        </Part>
      ) : (
        member.status === 'approved' && (
          <Part title={say('otherAccountsOfTheirs')}>
            <DuplicateChoice member={member} />
          </Part>
        )
      )}
      {member.invitedAt && (
        <Part title={say('invitation')}>
          <p className="muted">
            {say('invitedWithoutPassword', { mails, day: () => <LocalDay iso={member.invitedAt ?? ''} /> })}
          </p>
        </Part>
      )}
      <Part title={say('whatTheAuditSays')}>
        <div className="row-btns">
          <Link className={buttonClass()} to={paths.audit} search={{ actor: member._id }}>
            {say('deeds')}
          </Link>
          <Link className={buttonClass()} to={paths.audit} search={{ target: member._id }}>
            {say('deedsToThem')}
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
        title={say('noSuchMember')}
        action={
          <Link className={buttonClass()} to={paths.members}>
            {say('allMembers')}
          </Link>
        }
      />
    )
  return <LoadFailed title={say('memberFailed')} retry={retry} busy={busy} />
}
