import { say } from 'words:authoring'
import type { AuthoredListed } from '@callofcode/contract/authoring/authoring'
import { Badge } from '../../platform/ui/badge.tsx'

type Shown = Pick<AuthoredListed, 'state' | 'version' | 'isChanged'>

/** Shows whether members see the problem, and whether they see its newest state. */
export function StateBadges({ problem }: { problem: Shown }) {
  const { state, version, isChanged } = problem
  return (
    <>
      {state === 'draft' && (
        <Badge variant="boxed" tone="unknown">
          {say('draft')}
        </Badge>
      )}
      {state === 'published' && (
        <Badge variant="boxed" tone="selected" icon="check">
          {say('publishedVersion', { version: version ?? '' })}
        </Badge>
      )}
      {state === 'withdrawn' && (
        <Badge variant="boxed" tone="pending" icon="eye-off">
          {say('withdrawn')}
        </Badge>
      )}
      {isChanged && state !== 'draft' && <Badge icon="edit">{say('changedSince')}</Badge>}
    </>
  )
}

const checks = {
  passed: {
    tone: 'selected',
    icon: 'check',
    get words() {
      return say('checkPassed')
    },
  },
  failed: {
    tone: 'rejected',
    icon: 'cross',
    get words() {
      return say('checkFailed')
    },
  },
  waiting: {
    tone: 'pending',
    icon: 'clock',
    get words() {
      return say('checkWaiting')
    },
  },
  running: {
    tone: 'pending',
    icon: 'clock',
    get words() {
      return say('beingChecked')
    },
  },
} as const

/** Shows the result of the last check of the saved state. */
export function CheckBadge({ check }: { check: AuthoredListed['check'] }) {
  if (!check) return <Badge>{say('notChecked')}</Badge>
  const { tone, icon, words } = checks[check]
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
