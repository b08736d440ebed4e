import { listSubmittedExperiences } from '@callofcode/contract/experience-submission'
import { listSignups } from '@callofcode/contract/member'
import { listFlags } from '@callofcode/contract/moderation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { SignInLink } from '../../features/shell/sign-in-link.tsx'
import { read } from '../../platform/api/read.ts'
import { Tooltip } from '../../platform/overlay/tooltip.tsx'
import { paths } from '../../platform/paths.ts'
import { type Session, useSession } from '../../platform/session/session.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { BrandWords, brandLabel } from '../../platform/ui/brand.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { entryOf, groupsFor, type SidebarEntry } from './sidebar-links.ts'
import { useLogout } from './use-logout.ts'

import '../../platform/navigation/sidebar.css'

interface SidebarPartProps {
  /** Icons only. */
  rail?: boolean | undefined
  /** Called when a link is followed, also the link to the current page. */
  onFollow?: (() => void) | undefined
}

interface SidebarProps extends SidebarPartProps {
  path: string
  /** Expanded on a tablet, where it is a rail otherwise. */
  expandedOnTablet?: boolean | undefined
}

export function Sidebar({ path, rail = false, expandedOnTablet = false, onFollow }: SidebarProps) {
  const { data: session = null } = useSession()
  const groups = groupsFor(session)
  const current = entryOf(path, groups)
  const nav = useRef<HTMLElement>(null)
  // A low window shows only a part of the list: scroll to the current entry.
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <aside
      className={classNames('side', rail && 'rail', expandedOnTablet && 'expanded')}
      aria-label="Main sidebar"
    >
      <Link className="brand" to={paths.home} aria-label={brandLabel} onClick={onFollow}>
        <BrandWords />
      </Link>
      <nav ref={nav} aria-label="Main">
        {groups.map(({ label, entries }) => (
          <Fragment key={label}>
            <p className="label">{label}</p>
            {entries.map((entry) => {
              const Entry = entry.to in waitingLists ? WaitingLink : SidebarLink
              const isCurrent = entry === current
              return (
                <Entry key={entry.to} entry={entry} current={isCurrent} rail={rail} onFollow={onFollow} />
              )
            })}
          </Fragment>
        ))}
      </nav>
      <SidebarFoot path={path} session={session} rail={rail} onFollow={onFollow} />
    </aside>
  )
}

interface SidebarLinkProps extends SidebarPartProps {
  entry: SidebarEntry
  current: boolean
  /** The number shown beside it. */
  waiting?: number | undefined
}

function SidebarLink({ entry, current, waiting, rail, onFollow }: SidebarLinkProps) {
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

interface WaitingList {
  readonly data: readonly unknown[]
  /** How many there are, if the answer holds only the first of them. */
  readonly total?: number
}

/** What waits for a moderator or admin. */
const waitingLists: Readonly<Record<string, object>> = {
  [paths.approvals]: read(listSignups, {}, { quiet: true }),
  [paths.moderation]: read(listFlags, {}, { quiet: true }),
  [paths.submissions]: read(listSubmittedExperiences, {}, { quiet: true }),
}

/** A link with the number of what waits there; without the number if it cannot be read. */
function WaitingLink(props: SidebarLinkProps) {
  const { data } = useQuery({
    ...(waitingLists[props.entry.to] as ReturnType<typeof read>),
    select: (list: unknown) => (list as WaitingList).total ?? (list as WaitingList).data.length,
  })
  return <SidebarLink {...props} waiting={data} />
}

/** The signed-in member, settings and logout; for visitors the login. */
function SidebarFoot({
  path,
  session,
  rail,
  onFollow,
}: SidebarPartProps & { path: string; session: Session | null }) {
  return (
    <div className="end">
      {session ? (
        <>
          <Tooltip text={session.name} side="right" disabled={!rail}>
            <Link className="me" to={paths.profile} onClick={onFollow}>
              <Avatar name={session.name} src={session.photo} decorative />
              <span className="t" aria-hidden="true">
                {session.name}
              </span>
              <span className="sr">{session.name}, profile</span>
            </Link>
          </Tooltip>
          <Tooltip text="Settings" side="right" disabled={!rail}>
            <Link className="out" to={paths.settings} aria-label="Settings" onClick={onFollow}>
              <Icon name="settings" />
              <span className="t">Settings</span>
            </Link>
          </Tooltip>
          <LogoutButton rail={rail} />
        </>
      ) : (
        <Tooltip text="Login" side="right" disabled={!rail}>
          <SignInLink
            className="out"
            aria-label="Login"
            next={path ? undefined : paths.dashboard}
            onClick={onFollow}
          >
            <Icon name="user" />
            <span className="t">Login</span>
          </SignInLink>
        </Tooltip>
      )}
    </div>
  )
}

function LogoutButton({ rail }: SidebarPartProps) {
  const { isPending, mutate } = useLogout()
  return (
    <Tooltip text="Logout" side="right" disabled={!rail}>
      <button
        className="out"
        type="button"
        aria-label="Logout"
        aria-busy={isPending}
        onClick={() => isPending || mutate()}
      >
        <Icon name="logout" />
        <span className="t">Logout</span>
      </button>
    </Tooltip>
  )
}
