import { listSignups } from '@callofcode/contract/member'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { SidebarLink, type SidebarLinkProps } from './sidebar-link.tsx'

/** The link with the number of signups that wait. Who cannot read it sees the link alone. */
export function ApprovalsLink(props: SidebarLinkProps) {
  const { data } = useQuery({ ...read(listSignups, {}, { quiet: true }), select: ({ data }) => data.length })
  return <SidebarLink {...props} waiting={data} />
}
