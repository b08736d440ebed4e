import { listSignups } from '@callofcode/contract/member'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Tooltip } from '../../platform/overlay/tooltip.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { SidebarProps } from './sidebar.tsx'
import type { SidebarEntry } from './sidebar-links.ts'

interface SidebarLinkProps extends SidebarProps {
  entry: SidebarEntry
  current: boolean
  /** The number shown beside it. */
  waiting?: number | undefined
}

export function SidebarLink({ entry, current, waiting, rail, onFollow }: SidebarLinkProps) {
  const { label, to, icon } = entry
  return (
    <Tooltip text={label} side="right" disabled={!rail}>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={current ? 'page' : undefined}
        // The collapsed sidebar does not show the label.
        aria-label={waiting ? undefined : label}
        onClick={onFollow}
      >
        <Icon name={icon} />
        <span className="t" aria-hidden="true">
          {label}
        </span>
        {waiting ? <Waiting label={label} count={waiting} /> : null}
      </Link>
    </Tooltip>
  )
}

function Waiting({ label, count }: { label: string; count: number }) {
  return (
    <>
      <span className="n" aria-hidden="true">
        {count}
      </span>
      <span className="sr">
        {label}, {count} waiting
      </span>
    </>
  )
}

/** The link with the number of pending signups; without the number if it cannot be read. */
export function ApprovalsLink(props: SidebarLinkProps) {
  const { data } = useQuery({ ...read(listSignups, {}, { quiet: true }), select: ({ data }) => data.length })
  return <SidebarLink {...props} waiting={data} />
}
