import { Link, useRouterState } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { BrandWords, brandLabel } from '../../platform/ui/brand.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { SidebarFoot } from './sidebar-foot.tsx'
import { ApprovalsLink, SidebarLink } from './sidebar-link.tsx'
import { entryOf, groupsFor } from './sidebar-links.ts'

import '../../platform/navigation/sidebar.css'

export interface SidebarProps {
  /** Icons only. */
  rail?: boolean | undefined
  /** Called when a link is followed, also the link to the current page. */
  onFollow?: (() => void) | undefined
}

export function Sidebar({ rail = false, onFollow }: SidebarProps) {
  const { data: session = null } = useSession()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const groups = groupsFor(session)
  const current = entryOf(path, groups)
  const nav = useRef<HTMLElement>(null)
  // A low window shows only a part of the list: scroll to the current entry.
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <aside className={classNames('side', rail && 'rail')} aria-label="Main sidebar">
      <Link className="brand" to={paths.home} aria-label={brandLabel} onClick={onFollow}>
        <BrandWords />
      </Link>
      <nav ref={nav} aria-label="Main">
        {groups.map(({ label, entries }) => (
          <Fragment key={label}>
            <p className="label">{label}</p>
            {entries.map((entry) => {
              const Entry = entry.to === paths.approvals ? ApprovalsLink : SidebarLink
              const isCurrent = entry === current
              return (
                <Entry key={entry.to} entry={entry} current={isCurrent} rail={rail} onFollow={onFollow} />
              )
            })}
          </Fragment>
        ))}
      </nav>
      <SidebarFoot session={session} rail={rail} onFollow={onFollow} />
    </aside>
  )
}
