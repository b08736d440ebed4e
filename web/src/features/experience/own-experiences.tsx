import { type ExperienceSubmission, listOwnExperiences } from '@callofcode/contract/experience-submission'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { SubmissionCard, SubmissionsLoading } from './submission-card.tsx'

export function OwnExperiences() {
  const { data, isError, refetch } = useQuery(read(listOwnExperiences, {}))
  const own = data?.data
  return (
    <section className="own" aria-labelledby="own-title">
      <h2 className="head" id="own-title">
        Your submissions
      </h2>
      {!own && isError && (
        <ErrorState
          title="Your submissions did not arrive."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!own && !isError && <SubmissionsLoading words="Loading your submissions..." />}
      {own?.length === 0 && (
        <EmptyState label="0 submissions" title="You have not sent one in yet">
          What you submit stands here, with what became of it.
        </EmptyState>
      )}
      {own && own.length > 0 && (
        <ul className="submissions">
          {own.map((submission) => (
            <SubmissionCard
              key={submission._id}
              submission={submission}
              status={<SubmissionStatus status={submission.status} />}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const badges = {
  submitted: ['pending', 'clock', 'Waiting for review'],
  accepted: ['selected', 'check', 'Accepted'],
  refused: ['rejected', 'cross', 'Refused'],
  removed: ['unknown', 'trash', 'Removed from the site'],
} as const

function SubmissionStatus({ status }: { status: ExperienceSubmission['status'] }) {
  const [tone, icon, words] = badges[status]
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
