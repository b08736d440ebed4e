import { say as sayOfAlumni } from 'words:alumni'
import { say } from 'words:people'
import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { named } from '../../../platform/language/words.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { MemberLink } from '../member-link.tsx'
import { StateBadge } from '../state-badge.tsx'
import type { Column } from './columns.tsx'

interface Props {
  readonly member: MemberRecord
  readonly own: boolean
  readonly columns: readonly Column[]
}

/** A member in the list: the name, the address beneath, and a cell for each column. Long texts are cut, and never wrap. */
export function MemberCells({ member, own, columns }: Props) {
  const { name, page, email, declinedReason } = member
  return (
    <>
      <div className="member-who">
        <p className="member-name">
          <span className="row-title" title={name}>
            <MemberLink page={page}>{name}</MemberLink>
            {own && <span className="muted"> {say('you')}</span>}
          </span>
          <span className="member-marks">
            <Marks member={member} />
          </span>
        </p>
        <p className="member-address small" title={email}>
          {email}
          {declinedReason && <span title={declinedReason}> · {say('reason', { declinedReason })}</span>}
        </p>
      </div>
      <div className="member-cells small">
        {columns.map(({ id, name: head, cell }) => {
          const shown = cell(member)
          return (
            <span key={id} className="member-cell" title={typeof shown === 'string' ? shown : undefined}>
              {shown !== null && shown !== '' && (
                <>
                  <span className="sr">{head}: </span>
                  {shown}
                </>
              )}
            </span>
          )
        })}
      </div>
    </>
  )
}

function Marks({ member: { role, tasks, status, alumniSince, invitedAt } }: { member: MemberRecord }) {
  return (
    <>
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
      {invitedAt && (
        <Badge variant="boxed" tone="pending" icon="clock">
          {say('invitedNoPasswordYet')}
        </Badge>
      )}
    </>
  )
}
