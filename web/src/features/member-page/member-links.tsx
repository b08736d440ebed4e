import type { MemberPage } from '@callofcode/contract/member-page'
import { ExternalLink } from '../../platform/navigation/links.tsx'
import { FIELD_LABELS } from '../member/public.ts'
import { say } from './page-words.ts'

/** The links of a profile. A site whose account is shown has that instead: it says more than a link. */
export function MemberLinks({ links, handles }: Pick<MemberPage, 'links' | 'handles'>) {
  const shown = (links ?? []).filter(({ site }) => !handles?.some((one) => one.site === site))
  if (shown.length === 0) return null
  return (
    <ul className="member-links" aria-label={say('links')}>
      {shown.map(({ site, address }) => (
        <li key={site}>
          <ExternalLink href={address} rel="me noopener noreferrer">
            {FIELD_LABELS[site]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
