import { named } from '../../platform/language/words.ts'
import { VerdictBadge as Badge, type VerdictTone } from '../../platform/ui/badge.tsx'

const tones = new Map<string, VerdictTone>([
  ['Selected', 'selected'],
  ['Rejected', 'rejected'],
  ['Pending', 'pending'],
])

/** Any verdict but the three known ones is grey, with a question mark. */
export function VerdictBadge({ verdict }: { verdict: string }) {
  return <Badge tone={tones.get(verdict) ?? 'unknown'}>{named('experience', verdict)}</Badge>
}
