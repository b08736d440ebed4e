import { named } from '../../platform/language/words.ts'
import { VerdictBadge as Badge, type VerdictTone } from '../../platform/ui/badge.tsx'

const tones = new Map<string, VerdictTone>([
  ['Selected', 'selected'],
  ['Rejected', 'rejected'],
  ['Pending', 'pending'],
])

const bare = (name: string) => name

/** Any verdict but the three known ones is grey, with a question mark. */
export function VerdictBadge({
  verdict,
  words = bare,
}: {
  verdict: string
  words?: (name: string) => string
}) {
  return <Badge tone={tones.get(verdict) ?? 'unknown'}>{words(named('experience', verdict))}</Badge>
}
