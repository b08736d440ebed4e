import type { AuthoredListed } from '@callofcode/contract/authoring'
import { Badge } from '../../platform/ui/badge.tsx'

type Shown = Pick<AuthoredListed, 'state' | 'version' | 'isChanged'>

/** Whether members see it, and whether they see its newest state. */
export function StateBadges({ problem }: { problem: Shown }) {
  const { state, version, isChanged } = problem
  return (
    <>
      {state === 'draft' && (
        <Badge variant="boxed" tone="unknown">
          Draft
        </Badge>
      )}
      {state === 'published' && (
        <Badge variant="boxed" tone="selected" icon="check">
          Published v{version}
        </Badge>
      )}
      {state === 'withdrawn' && (
        <Badge variant="boxed" tone="pending" icon="eye-off">
          Withdrawn
        </Badge>
      )}
      {isChanged && state !== 'draft' && <Badge icon="edit">Changed since</Badge>}
    </>
  )
}

const checks = {
  passed: { tone: 'selected', icon: 'check', words: 'Check passed' },
  failed: { tone: 'rejected', icon: 'cross', words: 'Check failed' },
  waiting: { tone: 'pending', icon: 'clock', words: 'Waiting for the judge' },
  running: { tone: 'pending', icon: 'clock', words: 'Being checked' },
} as const

/** What the last check of the saved state came to. */
export function CheckBadge({ check }: { check: AuthoredListed['check'] }) {
  if (!check) return <Badge>Not checked</Badge>
  const { tone, icon, words } = checks[check]
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
