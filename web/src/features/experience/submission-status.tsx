import type { ExperienceSubmission } from '@callofcode/contract/experience-submission'
import { Badge } from '../../platform/ui/badge.tsx'

const looks = {
  submitted: ['pending', 'clock', 'Waiting for review'],
  accepted: ['selected', 'check', 'Accepted'],
  refused: ['rejected', 'cross', 'Refused'],
  removed: ['unknown', 'trash', 'Removed from the site'],
} as const

export function SubmissionStatus({ status }: { status: ExperienceSubmission['status'] }) {
  const [tone, icon, words] = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
