import { say } from 'words:member-page'
import type { MemberPage } from '@callofcode/contract/member/member-page'
import { Link } from '@tanstack/react-router'
import { Sheet } from '../../../platform/page/person.tsx'
import { paths } from '../../../platform/paths.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'

/** The groups of the club in which the member is. Visitors do not see them. */
export function MemberGroups({ groups }: { groups: NonNullable<MemberPage['groups']> }) {
  return (
    <Sheet title={say('groups')}>
      <ul className="member-writings">
        {groups.map(({ slug, name, lead }) => (
          <li key={slug}>
            <Icon name="users" />
            <Link to={paths.group(slug)}>{name}</Link>
            {lead && <Badge tone="selected">{say('groupLead')}</Badge>}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
