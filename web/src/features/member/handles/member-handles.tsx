import { say } from 'words:handle'
import type { ShownHandle } from '@callofcode/contract/handle/handle'
import { ExternalLink } from '../../../platform/navigation/links.tsx'
import { Sheet } from '../../../platform/page/person.tsx'
import { FIELD_LABELS } from '../profile/profile-fields.ts'
import { HandleFigures, ProofBadge } from './handle-figures.tsx'
import './handle.css'

/** Shows the accounts of a member to others. */
export function MemberHandles({ handles }: { handles: readonly ShownHandle[] }) {
  if (handles.length === 0) return null
  return (
    <Sheet title={say('accounts')}>
      <ul className="handle-list">
        {handles.map((handle) => (
          <li key={handle.site}>
            <p className="handle-name">
              <span className="card-title">{FIELD_LABELS[handle.site]}</span>
              <ExternalLink href={handle.address} rel="me noopener noreferrer nofollow">
                {handle.handle}
              </ExternalLink>
              <ProofBadge handle={handle} />
            </p>
            <HandleFigures handle={handle} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
