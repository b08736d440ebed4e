import { say } from 'words:group'
import type { Group } from '@callofcode/contract/group/group'
import { Link } from '@tanstack/react-router'
import { perLocale } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { JoinButton } from './join-button.tsx'

const list = perLocale((locale) => new Intl.ListFormat(locale))

/** What the reader is in the group, and for those who answer, how many wait. */
function GroupBadges({ group: { mine, asking, leads, archived }, admin }: GroupRowProps) {
  return (
    <>
      {archived && <Badge variant="boxed">{say('archivedBadge')}</Badge>}
      {mine === 'lead' && <Badge tone="selected">{say('youLead')}</Badge>}
      {mine === 'member' && <Badge tone="selected">{say('youAreMember')}</Badge>}
      {mine === 'asked' && (
        <Badge tone="pending" icon="clock">
          {say('youAsked')}
        </Badge>
      )}
      {admin && leads.length === 0 && <Badge tone="medium">{say('noLead')}</Badge>}
      {!!asking && (
        <Badge tone="pending" icon="clock">
          {say('askingCount', { count: asking })}
        </Badge>
      )}
    </>
  )
}

interface GroupRowProps {
  readonly group: Group
  readonly admin: boolean
}

/** A group in the list. Its name is the link. */
export function GroupRow({ group, admin }: GroupRowProps) {
  const { slug, name, description, members, leads } = group
  return (
    <li className="group-row">
      <div className="group-what">
        <h2 className="row-title">
          <Link className="group-link" to={paths.group(slug)}>
            {name}
          </Link>
        </h2>
        {description && <p className="small muted group-about">{description}</p>}
      </div>
      <p className="small group-facts">
        <span>{say('memberCount', { count: members })}</span>
        <GroupBadges group={group} admin={admin} />
        {leads.length > 0 && (
          <span className="muted">
            {say('ledBy', { names: list().format(leads.map((one) => one.name)) })}
          </span>
        )}
      </p>
      <div className="row-btns">
        <JoinButton group={group} dense />
      </div>
    </li>
  )
}
