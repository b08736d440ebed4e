import { say as sayOfAlumni } from 'words:alumni'
import { say } from 'words:people'
import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { BUILT_IN } from '@callofcode/contract/member-fact/read-fact'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { named } from '../../platform/language/words.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { StateBadge } from './state-badge.tsx'

interface MemberWhoProps {
  readonly member: MemberRecord
}

/** What is known of a member, under their name. */
export function MemberWho({ member }: MemberWhoProps) {
  const { email, role, tasks, status, signedUpAt, lastSeenAt, signins, declinedReason } = member
  const { batch, passoutYear, facts, invitedAt, isAdded, alumniSince } = member
  return (
    <div className="member-who">
      <p className="row-facts">
        <span>{email}</span>
        {facts.map(({ field, value }) => BUILT_IN.includes(field) && <span key={field}>{value}</span>)}
        {role === 'admin' && <Badge variant="boxed">{say('admin')}</Badge>}
        {tasks.map(({ task, isOver }) =>
          isOver ? null : (
            <Badge key={task} variant="boxed">
              {named('core', TASK_WORDS[task].name)}
            </Badge>
          ),
        )}
        {status !== 'approved' && <StateBadge status={status} />}
        {alumniSince && <Badge variant="boxed">{sayOfAlumni('badge')}</Badge>}
        {passoutYear !== null && <Badge variant="boxed">{passoutYear}</Badge>}
        {batch && <Badge variant="boxed">{batch.name}</Badge>}
        {invitedAt && (
          <Badge variant="boxed" tone="pending" icon="clock">
            {say('invitedNoPasswordYet')}
          </Badge>
        )}
      </p>
      <p className="member-seen label plain">
        {say(isAdded ? 'addedOn' : 'signedUp', { day: () => <LocalDay iso={signedUpAt} /> })}
        {lastSeenAt && say('lastSeenAndLogins', { day: () => <LocalDay iso={lastSeenAt} />, signins })}
      </p>
      {declinedReason && <p className="small member-reason">{say('reason', { declinedReason })}</p>}
    </div>
  )
}
