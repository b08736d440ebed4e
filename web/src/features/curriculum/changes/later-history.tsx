import { type ComponentType, lazy, Suspense } from 'react'
import { wordsArrived } from '../../../platform/language/loaded.ts'
import { useDeviceZone } from '../../../platform/time/reader-zone.ts'

interface HistoryProps {
  readonly topicId: string
}

// The history stands below a list and is mostly empty, so the page does not wait for it.
const History = lazy<ComponentType<HistoryProps>>(() =>
  import('./question-history.tsx')
    .then(async ({ QuestionHistory }) => {
      await wordsArrived()
      return { default: QuestionHistory }
    })
    .catch(() => ({ default: () => null })),
)

export function QuestionHistory({ topicId }: HistoryProps) {
  const alive = useDeviceZone() !== null
  return (
    alive && (
      <Suspense>
        <History topicId={topicId} />
      </Suspense>
    )
  )
}
