import type { AuditRecord } from '@callofcode/contract/audit'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'

/** A table on wide screens; on phones each row is a block. */
export function AuditList({ rows, busy }: { rows: readonly AuditRecord[]; busy: boolean }) {
  return (
    <div className="table-wrap audit" aria-busy={busy || undefined}>
      <table className="table">
        <caption className="sr">Audit, the latest first</caption>
        <thead>
          <tr>
            <th scope="col">Time (UTC)</th>
            <th scope="col">Action</th>
            <th scope="col">Outcome</th>
            <th scope="col">Who</th>
            <th scope="col">To whom or what</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AuditRow key={row._id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AuditRow({ row }: { row: AuditRecord }) {
  const { at, action, outcome, actorId, actor, target, targetMember, address, requestId } = row
  return (
    <tr>
      <td className="mono" data-label="Time (UTC)">
        <time dateTime={at}>{at.replace('T', ' ').slice(0, 19)}</time>
      </td>
      <td className="mono" data-label="Action">
        {action}
      </td>
      <td data-label="Outcome">
        {outcome === 'ok' ? (
          <Badge tone="selected" icon="check">
            Done
          </Badge>
        ) : (
          <Badge tone="rejected" icon="cross">
            Refused
          </Badge>
        )}
      </td>
      <td data-label="Who">
        <Person id={actorId} name={actor?.name} none="Nobody signed in" search="actor" />
      </td>
      <td data-label="To whom or what">
        <Person id={target} name={targetMember?.name} none="–" search="target" />
      </td>
      <td className="mono" data-label="From">
        {address ?? '–'}
        {requestId && <span className="audit-request"> request {requestId}</span>}
      </td>
    </tr>
  )
}

interface PersonProps {
  id: string | null
  name: string | undefined
  none: string
  search: 'actor' | 'target'
}

/** By name, else by the id; a click shows all rows with it. */
function Person({ id, name, none, search }: PersonProps) {
  if (!id) return <span className="muted">{none}</span>
  return (
    <Link className={name ? 'link' : 'link mono'} to={paths.audit} search={{ [search]: id }} title={id}>
      {name ?? id}
    </Link>
  )
}
